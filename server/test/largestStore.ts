import { keptReading } from '@verbena/lab-reader/testing'
import pg from 'pg'
import { FIRST_DAY } from '../../shared/auth.ts'
import { MOST_CONSENTS, MOST_DOCUMENTS, MOST_VERSIONS } from '../../shared/consents.ts'
import { SYMPTOMS, storedName } from '../../shared/symptoms.ts'

/** Days of five years, as many as a timeline shows at once. */
export const STORED_DAYS = 5 * 366
/** Blood tests, and rows of each where their names are short: of a file 500 are kept at most. */
const [TESTS, ROWS] = [200, 480]
/** Plans of the most medications that a plan may have, and further versions of the newest. */
const [PLANS, ITEMS, VERSIONS] = [60, 50, 120]
/** Other patients of the clinic, all in the practitioner's care. */
export const OTHERS = 5_000
/** Three bytes a character, as in most scripts of the world. */
const TEXT = '睡眠不佳，在湖边散步「茶」、'
/** Exactly so many characters. */
const long = (characters: number) => TEXT.repeat(Math.ceil(characters / TEXT.length)).slice(0, characters)
const SYMPTOM_TEXT = `${SYMPTOMS.map(storedName).join(', ')}, `.repeat(5).slice(0, 2_000)

const place = { page: 1, x: 0.123456, y: 0.123456, width: 0.823456, height: 0.023456 }
/** Rows of 120 markers, each printed in four units. */
const rowsNamed = (nameOf: (n: number) => string) =>
  Array.from({ length: ROWS }, (_, n) => ({
    ...{ name: nameOf(n), marker: `Marker ${n % 120}`, loinc: '2276-4', value: 12.5 + n },
    ...{ comparator: null, unit: `${long(36)} ${n % 4}`, low: 30.25, high: 300.5 },
    ...{ flag: 'low' as const, printedFlag: null, plausible: true, doubtful: n % 10 === 0 },
    place,
  }))
const unread = Array.from({ length: 200 }, (_, n) => ({ text: `${long(490)} ${n}`, page: 1, place }))
const qualitative = unread.map((_line, n) => ({
  ...{ name: `${long(190)} ${n}`, text: 'negative', page: 1, doubtful: false },
  place,
}))
const [collectedOn, possibleDays, language] = [null, [], null]
/** What is kept of two files: of one with the longest names and lines, and of one with the most rows. */
const results = [
  { markers: rowsNamed((n) => `${long(190)} ${n}`), unread, qualitative },
  { markers: rowsNamed((n) => `Name ${n}`), unread: [], qualitative: [] },
].map((lists) => keptReading({ ...lists, collectedOn, possibleDays, language }))
const items = Array.from({ length: ITEMS }, (_, n) => ({
  ...{ text: `${n} ${long(195).replaceAll(',', ' ')}`, slots: ['morning', 'midday', 'evening', 'night'] },
  ...{ units: 2, unitName: 'teaspoon of the powder', days: { kind: 'daily' }, from: null, until: null },
  productId: null,
}))
const medications = items.map(({ text }) => text)

/**
 * The most that one patient may store, or close to it: five years of entries, 200 blood tests of 480 rows, plans with
 * as many medications as they may have and many versions, ticks, orders, threads, notices, notes, retests and what
 * was recorded about all of them, each with the longest texts. Also gives the practitioner `OTHERS`, and the patient 30 other
 * practitioners. Without triggers and foreign keys, so `url` must be a superuser's.
 */
export async function storeTheMost(url: string, patient: string, practitioner: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const run = (text: string, values?: unknown[]) => client.query(text, values)
  await run('set session_replication_role = replica')
  const both = [patient, practitioner]
  const many = (count: number, last = 'n') => `generate_series(1, ${count}) ${last}`
  await run(
    `insert into practitioner_patients (practitioner_id, patient_id) values ($2, $1) on conflict do nothing`,
    both,
  )
  await run(
    `with people as (
       insert into users (name, email)
       select 'Person ' || n || repeat('x', 100), gen_random_uuid() || '@store.clinic' from ${many(OTHERS + 30)}
       returning id, name, email),
     profile as (insert into profiles (id, full_name, email) select id, name, email from people),
     credits as (insert into user_credits (user_id) select id from people),
     numbered as (select id, row_number() over () as n from people),
     roles as (
       insert into user_roles (user_id, role) select id, case when n > ${OTHERS} then 'practitioner' else 'patient' end from numbered)
     insert into practitioner_patients (practitioner_id, patient_id)
     select case when n > ${OTHERS} then id else $2::uuid end, case when n > ${OTHERS} then $1::uuid else id end from numbered`,
    both,
  )
  await run(
    `insert into health_tracking (user_id, date, mood, energy_level, sleep_hours, water_intake, exercise_minutes, symptoms, notes)
     select $1, current_date - n + 1, 'Great', 10, 10.5, 100, 1440, $2, $3 from ${many(STORED_DAYS)}`,
    [patient, SYMPTOM_TEXT, long(5_000)],
  )
  await run(
    `insert into measurements (user_id, at, kind, value, canonical, unit, source)
     select $1, now() - n * interval '5 minutes', kind, 70 + n % 5, 70 + n % 5, unit, $2
     from ${many(2_000)}, (values ('weight', 'kg'), ('pulse', '/min'), ('glucose', 'mg/dL'), ('waist', 'cm')) kinds (kind, unit)`,
    [patient, long(100)],
  )
  await run(
    `insert into imported_resources (user_id, type, title, at, content, hash, file_name, size_bytes)
     select $1, 'Task', $2, now() - n * interval '1 hour', '{}', n, $2, 2 from ${many(2_000)}`,
    [patient, long(200)],
  )
  await run(
    `with file as (insert into record_imports (user_id, file_name, source) values ($1, $2, 'fhir') returning id)
     insert into record_import_entries (import_id, line, kind, type, title, content, hash)
     select file.id, n, 'elsewhere', 'Task', $2, '{}', n from file, ${many(50_000)}`,
    [patient, long(200)],
  )
  for (const [at, reading] of results.entries()) {
    await run(
      `insert into blood_test_results (user_id, file_path, file_name, content_type, file_size, status, markers,
         unread, qualitative, collected_on, created_at, finished_at)
       select $1, gen_random_uuid(), $2, 'application/json', 1000000, 'completed', $3, $4, $5, current_date - n * 9,
         now() - n * interval '9 days', now() from ${many(TESTS)} where n % ${results.length} = ${at}`,
      [
        ...[patient, long(200), JSON.stringify(reading.markers), JSON.stringify(reading.unread)],
        JSON.stringify(reading.qualitative),
      ],
    )
  }
  await run(
    `insert into blood_test_reviews (blood_test_id, by, comment, revision)
     select id, $2, $3, 1 from blood_test_results, ${many(3)} where user_id = $1`,
    [...both, long(4_000)],
  )
  const plan = [
    long(200),
    long(5_000),
    medications,
    long(5_000),
    long(200),
    long(10_000),
    JSON.stringify(items),
  ]
  await run(
    `insert into treatment_plans (patient_id, created_by, title, description, medications, dosage_instructions, duration,
       notes, items, version, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, case when n = 1 then ${VERSIONS} else 1 end,
       now() - interval '${STORED_DAYS} days' - n * interval '1 minute' from ${many(PLANS)}`,
    [...both, ...plan],
  )
  await run(
    `insert into plan_versions (plan_id, version, by, at, title, description, medications, items, dosage_instructions,
       duration, notes)
     select id, n, created_by, created_at + n * interval '10 days', title, description, medications, items,
       dosage_instructions, duration, notes
     from treatment_plans, generate_series(1, version) n where patient_id = $1`,
    [patient],
  )
  await run(
    `insert into doses (plan_id, medication, date, slot, state, version)
     select p.id, medication, current_date - n + 1, slot, 'taken', 1
     from (select * from treatment_plans where patient_id = $1 order by version desc, created_at desc limit 2) p,
       unnest(p.medications) medication, unnest(array['morning', 'night']) slot, ${many(STORED_DAYS)}`,
    [patient],
  )
  await run(
    `with placed as (
       insert into orders (user_id, total_cents, notes, idempotency_key, cart_hash, created_at)
       select $1, 100, $2, gen_random_uuid(), '', now() - n * interval '1 hour' from ${many(500)} returning id)
     insert into order_items (order_id, product_name, quantity, price_cents)
     select id, repeat('x', 120), 999, 100 from placed, ${many(100)}`,
    [patient, long(2_000)],
  )
  await run(
    `insert into message_threads (patient_id, practitioner_id, messages)
     select patient_id, practitioner_id, case when patient_id = $1 and practitioner_id = $2 then 2000 else 1 end
     from practitioner_patients where patient_id = $1 or practitioner_id = $2`,
    both,
  )
  await run(
    `insert into messages (patient_id, practitioner_id, number, sender, text, quote, key)
     select patient_id, practitioner_id, n, case when n % 2 = 0 then patient_id else practitioner_id end, $3,
       '{"kind":"day","date":"2026-01-01","title":"A day","detail":"Energy 5 of 10"}', gen_random_uuid()
     from message_threads, generate_series(1, messages) n where patient_id = $1 or practitioner_id = $2`,
    [...both, long(4_000)],
  )
  await run(
    `insert into notices (user_id, kind, matter, target_id)
     select person, 'message-new', gen_random_uuid(), other
     from (values ($1::uuid, $2::uuid), ($2, $1)) given (person, other), ${many(5_000)}`,
    both,
  )
  await run(
    `with written as (
       insert into visit_notes (patient_id, author_id, subjective, objective, assessment, plan, for_patient, created_at,
         signed_at, released_at)
       select $1, $2, $3, $3, $3, $3, $3, now() - n * interval '6 days', now() - n * interval '6 days', now()
       from ${many(300)} returning id)
     insert into visit_note_addenda (note_id, author_id, text) select id, $2, $3 from written, ${many(3)}`,
    [...both, long(20_000)],
  )
  await run(
    `insert into retests (patient_id, marker, weeks, "from", until, reason, created_by, cancelled_at, cancel_reason)
     select $1, 'Marker ' || n % 120, 12, current_date + n, current_date + n + 14, $3, $2,
       case when n > 120 then now() end, case when n > 120 then $3 end from ${many(1_000)}`,
    [...both, long(500)],
  )
  await run(
    `with kind as (
       insert into appointment_kinds (practitioner_id, name, minutes, gap_before, gap_after, place, new_patients, earliest_hours, latest_days, link)
       select $2, left($3, 60), 15, 5, 5, 'video', true, 0, 400, 'https://' || repeat('x', 480) from ${many(50)} returning id),
     made as (
       insert into appointments (practitioner_id, patient_id, kind_id, kind, place, gap_before, gap_after, state, at, until, reason, key, made_by)
       select $2, $1, (select id from kind limit 1), left($3, 60), 'video', 5, 5, 'confirmed', at, at + interval '15 minutes', $3, gen_random_uuid(), $1
       from (select now() - interval '20 days' + n * interval '30 minutes' as at from ${many(3_000)}) times returning id, at)
     insert into appointment_times (appointment_id, practitioner_id, at, blocked)
     select id, $2, at, tstzrange(at - interval '5 minutes', at + interval '20 minutes') from made`,
    [...both, long(200)],
  )
  await run(
    `with form as (
       insert into forms (author_id, title, language, questionnaire)
       select $2, left($3, 120), 'en', jsonb_build_object('item', jsonb_build_array(jsonb_build_object(
         'linkId', 'q', 'text', 'Question', 'type', 'text', 'help', repeat('x', 59000)))) from ${many(300)} returning id, questionnaire),
     version as (
       insert into form_versions (form_id, version, title, language, questionnaire)
       select id, n, left($3, 120), 'en', questionnaire from form, ${many(2)} returning id),
     sent as (
       insert into sent_forms (version_id, patient_id, practitioner_id, state, answers, closed_at)
       select id, $1, $2, 'submitted', jsonb_build_object('q', repeat('x', 99000)), now() from version limit 150 returning id)
     insert into profile_proposals (sent_form_id, patient_id, path, field, value)
     select id, $1, 'q', 'allergies', repeat('x', 2000) from sent, ${many(5)}`,
    [...both, long(200)],
  )
  await run(`insert into practitioner_hours (practitioner_id, weekly, exceptions) values ($1, $2, $3)`, [
    practitioner,
    JSON.stringify(
      Array.from({ length: 50 }, (_, n) => ({ day: 1 + (n % 7), from: '00:00', until: '23:59' })),
    ),
    JSON.stringify(
      Array.from({ length: 400 }, (_, n) => ({
        date: '2027-01-01',
        from: '08:00',
        until: '09:00',
        open: n % 2 === 0,
      })),
    ),
  ])
  await run(
    `with document as (
       insert into consent_documents (created_by) select $2 from ${many(MOST_DOCUMENTS)} returning id),
     numbered as (select id, row_number() over () as n from document),
     version as (
       insert into consent_document_versions (document_id, version, kind, title, text, explained, by)
       select id, version, 'own', $3, $4, true, $2
       from numbered, generate_series(1, case when n = 1 then ${MOST_VERSIONS} else 1 end) version returning id),
     asked as (
       insert into consents (patient_id, version_id, asked_by, explained_by, explained_at, state)
       select $1, (select id from version limit 1), $2, $3, now(), 'signed' from ${many(MOST_CONSENTS)} returning id)
     insert into signed_documents (consent_id, patient_id, name, capacity, for_name, method, drawing, signed_at, text,
       text_sha256, file_path, file_size, sha256)
     select id, $1, $3, 'guardian', $3, 'drawn', '[]', now(), $4, repeat('0', 64), id::text, 50000, repeat('0', 64)
     from asked`,
    [...both, long(120), long(20_000)],
  )
  await run(
    `insert into record_shares (user_id, what, token_hash, passcode_hash, file_path, file_size, expires_at, visits)
     select person, 'record', gen_random_uuid()::text, 'none', gen_random_uuid()::text, 1, now(), (
       select jsonb_agg(jsonb_build_object('at', now(), 'recipient', $3::text, 'opened', n <= 10))
       from generate_series(1, 15) n)
     from unnest(array[$1, $2]::uuid[]) person, ${many(300)}`,
    [...both, long(80)],
  )
  await run(
    `insert into health_analyses (user_id, author_id, analysis_type, status, analysis)
     select $1, $2, 'gut-health', 'completed', $3 from ${many(300)}`,
    [...both, long(20_000)],
  )
  await run(
    `insert into audit_log (actor_id, action, subject_id, detail)
     select $2, 'care.timeline', $1, jsonb_build_object('reason', $3::text) from ${many(20_000)}`,
    [...both, long(500)],
  )
  await run(
    `insert into credit_transactions (user_id, amount, transaction_type, description)
     select person, 1, 'purchase', $3 from unnest(array[$1, $2]::uuid[]) person, ${many(3_000)}`,
    [...both, long(300)],
  )
  await run(
    `insert into wizard_runs (user_id, key, inputs, status, recommendation, model)
     select $1, gen_random_uuid(), jsonb_build_object('demographics', $2::text, 'symptoms', $2::text, 'history', $2::text,
       'preferences', $2::text), 'completed', $3, 'a model' from ${many(300)}`,
    [
      practitioner,
      long(5_000),
      JSON.stringify({
        ingredients: Array(12).fill({ name: long(120), amount: long(60), rationale: long(600) }),
        cautions: Array(12).fill(long(400)),
        monitoring: Array(12).fill(long(400)),
      }),
    ],
  )
  await run(
    `insert into sessions (user_id, token, expires_at, user_agent)
     select person, gen_random_uuid(), now() + interval '1 day', $3 from unnest(array[$1, $2]::uuid[]) person, ${many(300)}`,
    [...both, long(300)],
  )
  await run(
    `update profiles set medical_history = $2, allergies = $3, current_medications = $3, address = $4 where id = $1`,
    [patient, long(10_000), long(5_000), long(500)],
  )
  await run('analyze')
  await client.end()
}

/** An entry of each day since 1900 that has none, which is every day that a person may log. */
export async function storeEveryDay(url: string, patient: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into health_tracking (user_id, date, mood, energy_level, sleep_hours, water_intake, exercise_minutes, symptoms, notes)
     select $1, day, 'Great', 10, 10.5, 100, 1440, 'Fatigue', $2
     from generate_series('${FIRST_DAY}'::date, current_date, interval '1 day') day on conflict do nothing`,
    [patient, long(200)],
  )
  await client.end()
}
