import type { ClinicOnPage } from '../../shared/clinicPage.ts'

/** The clinic's data, which the server writes into the page. */
export const clinic: ClinicOnPage = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="clinic"]')?.content ?? '',
)
export const { name: clinicName, emergencyNumber } = clinic
