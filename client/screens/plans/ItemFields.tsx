import { CalendarPlus, Moon, Sun, Sunrise, Sunset } from 'lucide-react'
import { useState } from 'react'
import {
  MAX_CYCLE_DAYS,
  MAX_PER_DAY,
  MAX_UNITS,
  type Slot,
  UNIT_NAMES,
  WORKDAYS,
} from '../../../shared/planItems.ts'
import { slotTitle, unitText, weekdayDate, weekdayName } from '../../../shared/planItemText.ts'
import { NumberField } from '../../layout/NumberField.tsx'
import { useToday } from '../../lib/today.ts'
import { t, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckChips } from '../../ui/CheckChips.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { ItemProduct } from './ItemProduct.tsx'
import { type EditedItem, hasFreeDays, isReadFromWords } from './planText.ts'

const TIMES: { value: Slot; icon: typeof Sun }[] = [
  { value: 'morning', icon: Sunrise },
  { value: 'midday', icon: Sun },
  { value: 'evening', icon: Sunset },
  { value: 'night', icon: Moon },
]

const weekdayChoices = () =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    value: weekday,
    label: t('plans.weekdayShort', { day: weekdayDate(weekday) }),
    name: weekdayName(weekday, t),
  }))

const DAYS = ['daily', 'weekdays', 'chosen', 'cycle', 'needed'] as const
type DaysChoice = (typeof DAYS)[number]

/** Initial value of each choice. */
const FIRST_DAYS: Record<DaysChoice, EditedItem['days']> = {
  daily: { kind: 'daily' },
  weekdays: { kind: 'weekdays', days: WORKDAYS },
  chosen: { kind: 'weekdays', days: [] },
  cycle: { kind: 'cycle', on: 5, off: 2 },
  needed: { kind: 'needed' },
}

const choiceOf = (days: EditedItem['days']): DaysChoice =>
  days.kind === 'weekdays' && days.days.join() !== WORKDAYS.join() ? 'chosen' : days.kind

/** The choice of no unit's name. */
const NO_UNIT = 'no unit'

type ItemFieldsProps = {
  item: EditedItem
  /** Whether the saved plan lacks this medication. */
  isNew: boolean
  onChange: (item: EditedItem) => void
  /** Plans the medication for further days too. */
  onFurtherDays: () => void
  /** The error of one of the item's fields, by its path: "until", "days.on". */
  errorAt: (path: string) => string | undefined
}

/** The fields of one medication: times, amount, days, first and last day, and product. */
export function ItemFields({ item, isNew, onChange, onFurtherDays, errorAt }: ItemFieldsProps) {
  const t = useT()
  const today = useToday()
  const { slots, units, unitName, days, from, until } = item
  // Monday to Friday, chosen one by one, must not close the row of weekdays.
  const [choosing, setChoosing] = useState(false)
  const choice = choosing ? 'chosen' : choiceOf(days)
  const set = (changed: Partial<EditedItem>) => onChange({ ...item, ...changed })
  const unitNames: string[] = [...UNIT_NAMES]
  if (unitName && !unitNames.includes(unitName)) unitNames.push(unitName)
  const whenNote = slots.length === 0 ? t('plans.item.anyTime') : undefined

  return (
    <div className="@container">
      <div className="grid gap-x-4 gap-y-3.5 @min-[32rem]:grid-cols-2">
        <div className="@min-[32rem]:col-span-2">
          <CheckChips
            label={t('plans.item.when')}
            options={TIMES.map((time) => ({ ...time, label: slotTitle(time.value, t) }))}
            value={slots}
            onChange={(chosen) => set({ slots: chosen })}
            hint={isNew && isReadFromWords(item) ? t('plans.item.read') : whenNote}
            layout="grid grid-cols-2 gap-1.5 @min-[26rem]:grid-cols-4"
          />
        </div>
        <div className="grid grid-cols-2 gap-x-2">
          <Field label={t('plans.item.howMany')} error={errorAt('units')}>
            <NumberField
              value={units}
              onChange={(count) => set({ units: count })}
              step={0.5}
              min={0.5}
              max={MAX_UNITS}
              optional
              counted={t('plans.item.units')}
            />
          </Field>
          <Field label={t('plans.item.unit')} error={errorAt('unitName')}>
            <Select
              value={unitName ?? NO_UNIT}
              onChange={(name) =>
                set(name === NO_UNIT ? { unitName: null } : { unitName: name, units: units ?? 1 })
              }
              options={[
                { value: NO_UNIT, label: t('plans.item.noUnit') },
                ...unitNames.map((name) => ({ value: name, label: unitText(1, name, t) })),
              ]}
              placeholder={t('plans.item.unit')}
            />
          </Field>
        </div>
        <Field label={t('plans.item.days')}>
          <Select<DaysChoice>
            value={choice}
            onChange={(chosen) => {
              setChoosing(chosen === 'chosen')
              if (chosen !== choice) set({ days: FIRST_DAYS[chosen] })
            }}
            options={DAYS.map((value) => ({ value, label: t(`plans.item.choice.${value}`) }))}
            placeholder={t('plans.item.days')}
          />
        </Field>
        {choice === 'chosen' && days.kind === 'weekdays' && (
          <div className="@min-[32rem]:col-span-2">
            <CheckChips
              label={t('plans.item.which')}
              options={weekdayChoices()}
              value={days.days}
              onChange={(chosen) => set({ days: { kind: 'weekdays', days: chosen } })}
              error={errorAt('days.days')}
              layout="grid grid-cols-4 gap-1.5 @min-[26rem]:grid-cols-7"
            />
          </div>
        )}
        {days.kind === 'needed' && (
          <div className="@min-[32rem]:col-span-2">
            <Field
              label={t('plans.item.maxPerDay')}
              aside={t('plans.item.optional')}
              error={errorAt('days.maxPerDay')}
            >
              <NumberField
                value={days.maxPerDay ?? null}
                onChange={(most) =>
                  set({ days: most === null ? { kind: 'needed' } : { ...days, maxPerDay: most } })
                }
                step={1}
                min={1}
                max={MAX_PER_DAY}
                whole
                optional
                counted={t('plans.item.counted.maxPerDay')}
              />
            </Field>
          </div>
        )}
        {days.kind === 'cycle' && (
          <div className="grid grid-cols-2 gap-x-4 @min-[32rem]:col-span-2">
            {(['on', 'off'] as const).map((part) => (
              <Field
                key={part}
                label={t(`plans.item.cycle.${part}`)}
                error={errorAt(`days.${part}`)}
                hint={part === 'on' ? t('plans.item.countedFrom') : undefined}
              >
                <NumberField
                  value={days[part]}
                  onChange={(count) => set({ days: { ...days, [part]: count ?? Number.NaN } })}
                  step={1}
                  min={1}
                  max={MAX_CYCLE_DAYS}
                  whole
                  counted={t(`plans.item.counted.${part}`)}
                />
              </Field>
            ))}
          </div>
        )}
        <div className="grid gap-x-4 gap-y-3.5 @min-[20rem]:grid-cols-2 @min-[32rem]:col-span-2">
          <Field label={t('plans.item.from')} error={errorAt('from')}>
            <DateField today={today} value={from ?? ''} onChange={(day) => set({ from: day || null })} />
          </Field>
          <Field label={t('plans.item.until')} aside={t('plans.item.optional')} error={errorAt('until')}>
            <DateField
              today={today}
              {...(from && { min: from })}
              value={until ?? ''}
              onChange={(day) => set({ until: day || null })}
            />
          </Field>
        </div>
        {hasFreeDays(item) && (
          <div className="@min-[32rem]:col-span-2">
            <Button look="outline" size="tight" onClick={onFurtherDays}>
              <CalendarPlus size={18} />
              {t('plans.item.again')}
            </Button>
            <p className="mt-1 text-xs text-ink-3">{t('plans.item.againHint')}</p>
          </div>
        )}
        <section aria-label={t('plans.products.title')} className="@min-[32rem]:col-span-2">
          <p className="text-sm font-strong">{t('plans.products.title')}</p>
          <ItemProduct item={item} onChange={(productId) => set({ productId })} />
        </section>
      </div>
    </div>
  )
}
