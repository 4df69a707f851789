import { and, desc, eq } from 'drizzle-orm'
import { wizardRuns } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import {
  recommendationSchema,
  recommendationText,
  WIZARD_COST,
  type WizardInput,
} from '../../shared/credits.ts'
import type { Who } from '../access/who.ts'
import type { Db } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { addCredits, balanceOf, deductCredits } from './credits.ts'
import { ofWizard } from './transactions.ts'
import { promptOf, SYSTEM } from './wizardPrompt.ts'

const HISTORY_ROWS = 20

/** Marks a run as failed and refunds its credits, in one transaction and once. */
export async function refundRun(db: Db, run: { id: string; userId: string; key: string }) {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(wizardRuns)
      .set({ status: 'failed' })
      .where(and(eq(wizardRuns.id, run.id), eq(wizardRuns.status, 'running')))
      .returning({ id: wizardRuns.id })
    if (!ended) return
    await addCredits(tx, {
      userId: run.userId,
      amount: WIZARD_COST,
      transactionType: 'refund',
      ...ofWizard('wizardRefund', run.key),
      createdBy: run.userId,
    })
  })
}

/** Charges and stores a new run, or returns the earlier one with the same key. */
async function begin({ db, model }: Pick<Services, 'db' | 'model'>, who: Who, input: WizardInput) {
  const { idempotencyKey: key, ...inputs } = input
  return db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(wizardRuns)
      .values({ userId: who.userId, key, inputs, model: model?.name ?? '' })
      .onConflictDoNothing()
      .returning()
    if (fresh) {
      await deductCredits(tx, who.userId, WIZARD_COST, ofWizard('wizard', key))
      return { run: fresh, fresh: true }
    }
    const [run] = await tx
      .select()
      .from(wizardRuns)
      .where(and(eq(wizardRuns.userId, who.userId), eq(wizardRuns.key, key)))
    if (!run) throw new Error('the run of the wizard is missing')
    return { run, fresh: false }
  })
}

/**
 * Runs the wizard for 10 credits, charged once per key. Returns no recommendation without a model, or to anyone but a
 * verified practitioner or admin. A model outside the clinic needs no consent: the caller's text belongs to no patient's
 * record. Refunds the credits if the generation fails.
 */
export async function runWizard(
  deps: Pick<Services, 'log' | 'db' | 'model'>,
  who: Who,
  input: WizardInput,
  t: Translate,
) {
  const { db, model, log } = deps
  const answer = async (recommendation: string | null) => ({
    balance: await balanceOf(db, who.userId),
    recommendation,
  })
  const mayAsk = who.verified && (who.role === 'practitioner' || who.role === 'admin')
  if (!model || !mayAsk) {
    await deductCredits(db, who.userId, WIZARD_COST, ofWizard('wizard', input.idempotencyKey))
    return answer(null)
  }
  const { run, fresh } = await begin(deps, who, input)
  if (run.recommendation) return answer(recommendationText(run.recommendation, t))
  if (!fresh) {
    throw run.status === 'running'
      ? new Refusal('CONFLICT', 'credits.refused.running')
      : new Refusal('KEY_REUSED', 'credits.refused.failedBefore')
  }
  try {
    const recommendation = await model.write({
      system: SYSTEM,
      prompt: promptOf(input),
      schema: recommendationSchema,
    })
    await db
      .update(wizardRuns)
      .set({ status: 'completed', recommendation })
      .where(and(eq(wizardRuns.id, run.id), eq(wizardRuns.status, 'running')))
    return answer(recommendationText(recommendation, t))
  } catch (error) {
    // A model's error may quote the prompt: only the kind of failure is logged.
    log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, 'the wizard got no recommendation')
    await refundRun(db, run)
    throw new Refusal('CONFLICT', 'credits.refused.failed')
  }
}

/** The caller's latest recommendations, newest first; `more` on the last one means that there are older ones. */
export async function wizardHistory(db: Db, who: Who) {
  const rows = await db
    .select()
    .from(wizardRuns)
    .where(and(eq(wizardRuns.userId, who.userId), eq(wizardRuns.status, 'completed')))
    .orderBy(desc(wizardRuns.createdAt))
    .limit(HISTORY_ROWS + 1)
  const own = rows.map(({ id, inputs, recommendation, createdAt }) => ({
    ...{ id, inputs, recommendation, createdAt },
  }))
  return pageOf(own, HISTORY_ROWS)
}
