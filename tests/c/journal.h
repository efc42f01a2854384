/* A journal as `chesslaws arbitrate --journal` writes it. */
#ifndef JOURNAL_H
#define JOURNAL_H

static const char journal[] =
    "{\"journal\":1,\"conditions\":{\"black\":\"B\",\"edition\":\"fide-2023\",\"time-control"
    "\":\"3m + 2s\",\"white\":\"A\"},\"hash\":\"313f7fdefae5061f35c6730899eed496ec000cc3d6098"
    "2ea3a9316bb5e14ea5a\"}\n"
    "{\"number\":1,\"event\":{\"at\":\"0\",\"event\":\"started\"},\"rulings\":[{\"ruling\":\""
    "clock-started\",\"side\":\"white\",\"article\":\"fide-2023 6.6\"}],\"hash\":\"eea714040f"
    "91a7a82f3e70df2f266a771b2cbbbda59de5d7d8962ea814c72c79\"}\n"
    "{\"number\":2,\"event\":{\"at\":\"2.5\",\"event\":\"moved\",\"side\":\"white\",\"move\":"
    "\"e2e4\",\"two_hands\":false},\"rulings\":[{\"ruling\":\"move-made\",\"side\":\"white\","
    "\"move\":\"e2e4\",\"article\":\"fide-2023 4.7\"}],\"hash\":\"d9c1c2c89e57abc9f9884daffd6"
    "c04ef823a73648ed4d081b9ff375d887772cf\"}\n"
    "{\"number\":3,\"event\":{\"at\":\"3\",\"event\":\"pressed\",\"side\":\"white\"},\"ruling"
    "s\":[{\"ruling\":\"move-completed\",\"side\":\"white\",\"moves\":1,\"article\":\"fide-20"
    "23 6.2.1\"}],\"hash\":\"6a116e2aa8d5cc6577e9ed846229b88b76cbb32dfe4061715ad438cbfc07b60a"
    "\"}\n"
    "{\"number\":4,\"event\":{\"at\":\"4\",\"event\":\"draw-offered\",\"side\":\"black\"},\"r"
    "ulings\":[{\"ruling\":\"offer-improper\",\"by\":\"black\",\"article\":\"fide-2023 9.1.2."
    "1\"}],\"hash\":\"201845c3b92d0f2698cbb958cd056ab5bb0cd9b2f7d015522d266ee5c7fd0c2f\"}\n";

#endif
