/** The messages of a patient's threads as FHIR: a Communication each, and a DocumentReference for each of their files. */
import { sql } from 'drizzle-orm'
import { messageAttachments, messageSettings, messages, messageThreads, users } from '../../drizzle/schema.ts'
import {
  columnsExcept,
  concept,
  instant,
  type JsonRow,
  type NounInFhir,
  narrative,
  type RecordPart,
  type Resource,
  urn,
} from '../platform/fhir.ts'

/** The code system of what kind of message it is. */
const MESSAGE = 'urn:verbena:message'

type File = { id: string; name: string; type: string; size: number; at: string; uploader: string }
const message = {
  ...columnsExcept(messages, 'patientId', 'number', 'key', 'urgent'),
  practitioner: users.name,
  files: sql`(select json_agg(json_build_object('id', ${messageAttachments.id}, 'name', ${messageAttachments.fileName},
      'type', ${messageAttachments.contentType}, 'size', ${messageAttachments.fileSize},
      'at', ${messageAttachments.createdAt}, 'uploader', ${messageAttachments.uploader})
      order by ${messageAttachments.createdAt}, ${messageAttachments.id})
    from ${messageAttachments} where ${messageAttachments.messageId} = ${messages.id})`,
}
type Message = Pick<
  JsonRow<typeof messages.$inferSelect>,
  Exclude<keyof typeof message, 'practitioner' | 'files'>
> & { practitioner: string; files: File[] | null }

const all: RecordPart<Message> = {
  fields: message,
  rows: (owner) => sql`${messages} join ${users} on ${users.id} = ${messages.practitionerId}
    where ${messages.patientId} = ${owner} order by ${messages.practitionerId}, ${messages.number}`,
  resources(row, { id: owner, subject, person, portal }) {
    const practitioner = person(row.practitionerId, row.practitioner)
    const [sender, recipient] = row.sender === owner ? [subject, practitioner] : [practitioner, subject]
    const isWithdrawn = row.withdrawnAt !== null
    const files = isWithdrawn ? [] : (row.files ?? [])
    const quoted = row.quote && `${row.quote.title}: ${row.quote.detail}`
    return [
      {
        resourceType: 'Communication',
        id: row.id,
        text: narrative([instant(row.at), sender.display, row.text, quoted]),
        status: isWithdrawn ? 'entered-in-error' : 'completed',
        category: row.automatic ? [concept(MESSAGE, 'automatic')] : [],
        ...{ subject, sender, recipient: [recipient] },
        ...{ sent: instant(row.at), received: row.readAt && instant(row.readAt) },
        payload: [
          { contentString: row.text },
          ...files.map(({ id, name }) => ({ contentReference: { reference: urn(id), display: name } })),
        ],
        note: quoted ? [{ text: quoted }] : [],
      },
      ...files.map(
        ({ id, name, type, size, at, uploader }): Resource => ({
          resourceType: 'DocumentReference',
          ...{ id, text: narrative([name]), status: 'current', subject, date: instant(at) },
          author: [uploader === owner ? subject : practitioner],
          content: [
            {
              attachment: {
                ...{ contentType: type, url: `${portal}/api/message-files/${id}`, size, title: name },
                creation: instant(at),
              },
            },
          ],
        }),
      ),
    ]
  },
}

export const messagesInFhir = {
  columns: [
    ['Communication.id', messages.id],
    ['Communication.subject', messages.patientId],
    ['Communication.recipient', messages.practitionerId],
    ['Communication.sender', messages.sender],
    ['Communication.payload', messages.text, messageAttachments.messageId],
    ['Communication.note', messages.quote],
    ['Communication.sent', messages.at],
    ['Communication.received', messages.readAt],
    ['Communication.status', messages.withdrawnAt],
    ['Communication.category', messages.automatic],
    ['DocumentReference.id', messageAttachments.id],
    ['DocumentReference.author', messageAttachments.uploader],
    ['DocumentReference.date', messageAttachments.createdAt],
    ['DocumentReference.content', messageAttachments.fileName, messageAttachments.contentType],
    ['DocumentReference.content', messageAttachments.fileSize],
  ],
  notExported: [
    ['the order of time', messages.number, messageThreads],
    ['how the portal works', messages.key],
    ['written for the clinic only', messages.urgent],
    ['a key in the storage', messageAttachments.filePath],
    ["a practitioner's own, without a patient", messageSettings],
  ],
  parts: { messages: all },
} satisfies NounInFhir
