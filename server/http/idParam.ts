import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PlainId } from '../../locales/translate.ts'
import { Refusal } from '../platform/refusal.ts'

export type OfOne = { Params: { id: string } }

/** The id in a route's address. Refuses any text that is no id in the same way as an unknown id. */
export function idParam(request: FastifyRequest<OfOne>, unknown: PlainId): string {
  const { data } = z.uuid().safeParse(request.params.id)
  if (data === undefined) throw new Refusal('NOT_FOUND', unknown)
  return data
}
