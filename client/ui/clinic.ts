import type { ClinicOnPage } from '../../shared/clinicPage.ts'

/** The clinic's data, which the server writes into the page. */
export const clinic: ClinicOnPage = JSON.parse(
  (document.querySelector('meta[name="clinic"]') as HTMLMetaElement).content,
)
export const { name: clinicName, emergencyNumber } = clinic
