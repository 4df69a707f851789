/** `CLINIC_NAME`, which the server writes into the page. */
export const clinicName =
  document.querySelector<HTMLMetaElement>('meta[name="clinic-name"]')?.content || 'Verbena'

/** `EMERGENCY_NUMBER`, which the server writes into the page. */
export const emergencyNumber =
  document.querySelector<HTMLMetaElement>('meta[name="emergency-number"]')?.content || '112'
