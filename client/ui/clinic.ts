/** `CLINIC_NAME`, which the server writes into the page. */
export const clinicName =
  document.querySelector<HTMLMetaElement>('meta[name="clinic-name"]')?.content || 'Verbena'
