import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { planOverrulings, planVersions, treatmentPlans, users } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import { changesBetween, scheduleOf } from '../../shared/planItems.ts'
import { changeText } from '../../shared/planItemText.ts'
import { caresFor } from '../access/careLinks.ts'
import { languageOfPerson } from '../access/locale.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import type { PlanVersions } from './inputs.ts'
import { readable } from './plans.ts'

const PAGE = 100

/**
 * A page of the versions of a plan before the version `cursor`, newest first: their content, who saved them and when,
 * and how they changed the items; with the plan's patient, and `own` where the caller wrote the plan. Its author and
 * practitioners in care also get the reasons for overruling serious warnings.
 * Refuses a plan that the caller may not read exactly as an unknown one. Reads by others than the patient are recorded.
 */
export async function versionsOf(db: Db, who: Who, { planId, cursor }: PlanVersions, t: Translate) {
  const patient = alias(users, 'patient')
  const versions = await db
    .select({
      patientId: treatmentPlans.patientId,
      patient: patient.name,
      createdBy: treatmentPlans.createdBy,
      version: planVersions.version,
      by: users.name,
      language: languageOfPerson(users.id),
      at: planVersions.at,
      title: planVersions.title,
      description: planVersions.description,
      medications: planVersions.medications,
      items: planVersions.items,
      dosageInstructions: planVersions.dosageInstructions,
      duration: planVersions.duration,
      notes: planVersions.notes,
    })
    .from(planVersions)
    .innerJoin(treatmentPlans, eq(treatmentPlans.id, planVersions.planId))
    .innerJoin(users, eq(users.id, planVersions.by))
    .innerJoin(patient, eq(patient.id, treatmentPlans.patientId))
    .where(
      and(
        eq(planVersions.planId, planId),
        isNull(treatmentPlans.deletedAt),
        cursor === undefined ? undefined : lt(planVersions.version, cursor),
      ),
    )
    .orderBy(desc(planVersions.version))
    .limit(PAGE + 1)
  const { patientId, createdBy: authorId } = await readable(db, who, versions[0])
  if (patientId !== who.userId) {
    await audit(db, { actorId: who.userId, action: 'plans.versions', subjectId: patientId, targetId: planId })
  }
  const own = authorId === who.userId
  const mayKnow = patientId !== who.userId && (own || (await caresFor(db, who, patientId)))
  const overruled = mayKnow ? await overrulingsOf(db, planId) : []
  const rows = versions.map(({ createdBy: _author, ...version }, index) => {
    const before = versions[index + 1]
    return {
      ...version,
      own,
      changes: changesBetween(before ? scheduleOf(before) : [], scheduleOf(version)).map((change) => ({
        ...change,
        text: changeText(change, t),
      })),
      overruled: overruled.filter((each) => each.version === version.version),
    }
  })
  return pageOf(rows, PAGE)
}

const overrulingsOf = (db: Db, planId: string) =>
  db
    .select({
      version: planOverrulings.version,
      by: users.name,
      at: planOverrulings.at,
      rules: planOverrulings.rules,
      reason: planOverrulings.reason,
    })
    .from(planOverrulings)
    .innerJoin(users, eq(users.id, planOverrulings.by))
    .where(eq(planOverrulings.planId, planId))
    .orderBy(asc(planOverrulings.at))
