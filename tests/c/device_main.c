/* The device on a computer. */
#include <stdio.h>

int run_device(void);

int main(void) {
    const int wrong = run_device();
    printf("the device: %d wrong\n", wrong);
    return wrong == 0 ? 0 : 1;
}
