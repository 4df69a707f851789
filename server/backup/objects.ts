import type pg from 'pg'
import { PRODUCT_IMAGES } from '../../shared/shop.ts'
import { PICTURES } from '../platform/files.ts'

/**
 * Returns the storage keys that rows name, as this connection's transaction sees them. Objects of new tables must be
 * added here, or backups omit them.
 */
export async function objectsNamed(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select file_path as key from blood_test_results
     union
     select $2 || substr(image_url, length($1) + 1) from products where starts_with(image_url, $1)
     union
     -- A database that an update has still to bring forward has no such column.
     select $2 || substr(copy, length($1) + 1)
     from (select to_jsonb(p) ->> 'picture_url' as copy from products p) copies where copy is not null
     order by key`,
    [PRODUCT_IMAGES, PICTURES],
  )
  // A database that an update has still to bring forward may lack these tables.
  const later: string[] = []
  for (const table of ['message_attachments', 'signed_documents']) {
    const { rows: known } = await client.query('select where to_regclass($1) is not null', [table])
    if (known.length === 0) continue
    const files = await client.query<{ key: string }>(`select file_path as key from ${table} order by key`)
    later.push(...files.rows.map(({ key }) => key))
  }
  return [...rows.map(({ key }) => key), ...later]
}
