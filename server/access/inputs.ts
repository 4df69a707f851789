import { z } from 'zod'
import { day } from '../../shared/auth.ts'

export const idInput = z.object({ id: z.uuid() })

export const patientIdInput = z.object({ patientId: z.uuid() })

export const todayInput = z.object({ today: day })
