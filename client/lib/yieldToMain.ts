/** Lets the browser paint and handle taps between two long tasks. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve))
