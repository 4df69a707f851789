import type { Answers } from '../../app/trpc.ts'

/** A document that a patient was asked to sign, without its text. */
export type Consent = Answers['consents']['mine'][number]

/** One of the reader's own, with its text. */
export type OwnConsent = Answers['consents']['get']

/** The key under which the documents of a device are cached. */
export const DEVICE_DOCUMENTS = 'device-documents'

/** The links that were made since this page was loaded. Opened by any other, the page begins covered. */
export const newLinks = new Set<string>()

/** The data of a handed-over device. */
export type HandedOver = Answers['consents']['device']['documents']

/** A document of the clinic in its newest version, without its text. */
export type ClinicDocument = Answers['consents']['documents'][number]
