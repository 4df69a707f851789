/** The number of days from one day (yyyy-MM-dd) to another. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
