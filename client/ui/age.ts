/**
 * Age in whole years on a day. Both days are `yyyy-MM-dd`. People born on 29 February turn a year older on 1 March of
 * common years.
 */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
