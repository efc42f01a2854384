/* The device with nothing below it: no C library, no start files. These three functions are all that
 * the library asks for; a compiler for microcontrollers brings its own. Ends through the one system
 * call that an x86-64 Linux needs to report the result. */
#include <stddef.h>

int run_device(void);

void *memcpy(void *restrict to, const void *restrict from, size_t length) {
    unsigned char *target = to;
    const unsigned char *source = from;
    while (length-- > 0) {
        *target++ = *source++;
    }
    return to;
}

void *memset(void *to, int value, size_t length) {
    unsigned char *target = to;
    while (length-- > 0) {
        *target++ = (unsigned char)value;
    }
    return to;
}

int bcmp(const void *one, const void *other, size_t length) {
    const unsigned char *left = one, *right = other;
    while (length-- > 0) {
        if (*left++ != *right++) {
            return 1;
        }
    }
    return 0;
}

__asm__(".globl _start\n"
        "_start:\n"
        "    xor %ebp, %ebp\n"
        "    and $-16, %rsp\n"
        "    call run_device\n"
        "    mov %eax, %edi\n"
        "    mov $60, %eax\n"
        "    syscall\n");
