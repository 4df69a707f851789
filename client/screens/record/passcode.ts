const DIGITS = 6
const CODES = 10 ** DIGITS
/** The largest multiple of all codes below 2^32: larger values would make some codes likelier. */
const FAIR = 2 ** 32 - (2 ** 32 % CODES)

/** A random passcode of six digits, each equally likely. */
export function newPasscode(): string {
  for (;;) {
    const [value = FAIR] = crypto.getRandomValues(new Uint32Array(1))
    if (value < FAIR) return String(value % CODES).padStart(DIGITS, '0')
  }
}

/** "471 902", to be read out. */
export const spokenPasscode = (passcode: string) => `${passcode.slice(0, 3)} ${passcode.slice(3)}`
