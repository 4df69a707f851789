import { X } from 'lucide-react'
import { useState } from 'react'
import { BODY_SITES, type BodySite } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { chosenOf } from './answers.ts'
import { HEIGHT, type Place, placesOf, type View, WIDTH } from './bodyPlaces.ts'
import { Chip } from './Chip.tsx'
import { DeclinedChip } from './Declining.tsx'
import { type AnswerProps, GroupedQuestion } from './QuestionFrame.tsx'

/** One or several places of the body, on a map of it or in a list. */
export function BodyMap({ item, id, problem, answer, onChange }: AnswerProps) {
  const t = useT()
  const [isMap, setIsMap] = useState(true)
  const chosen = chosenOf(answer) as BodySite[]
  const choose = (site: BodySite, isChosen: boolean) => {
    if (item.repeats) onChange(isChosen ? [...chosen, site] : chosen.filter((one) => one !== site))
    else onChange(isChosen ? site : undefined)
  }
  const type = item.repeats ? 'checkbox' : 'radio'
  return (
    <GroupedQuestion {...{ item, id, problem, hint: t('forms.fill.whichSide') }}>
      <div className="flex">
        <Segments
          label={t('forms.fill.places')}
          value={isMap}
          onChange={setIsMap}
          options={[
            { value: true, title: t('forms.fill.map') },
            { value: false, title: t('forms.fill.list') },
          ]}
        />
      </div>
      {isMap ? (
        <div className="mt-3 grid grid-cols-2 justify-items-center gap-2 max-[21rem]:grid-cols-1">
          {(['front', 'back'] as const).map((view) => (
            <Body key={view} {...{ view, chosen, choose, isInvalid: problem !== undefined }} />
          ))}
        </div>
      ) : (
        <div className="mt-3 grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1 md:grid-cols-3">
          {BODY_SITES.map((site) => (
            <Chip
              key={site}
              {...{ type, name: id, isInvalid: problem !== undefined }}
              checked={chosen.includes(site)}
              onChange={(isChosen) => choose(site, isChosen)}
            >
              {t(`forms.site.${site}`)}
            </Chip>
          ))}
        </div>
      )}
      {isMap && chosen.length > 0 && (
        <ol className="mt-3">
          {chosen.map((site, index) => (
            <li key={site} className="flex min-h-tap items-center gap-3 border-t border-line">
              <span aria-hidden className="w-5 font-strong">
                {index + 1}
              </span>
              <span className="flex-1 text-base font-strong">{t(`forms.site.${site}`)}</span>
              <IconButton
                icon={X}
                look="plain"
                className="-mr-2.5"
                label={t('forms.fill.removePlace', { place: t(`forms.site.${site}`) })}
                onClick={() => choose(site, false)}
              />
            </li>
          ))}
        </ol>
      )}
      {item.required && (
        <div className="mt-3">
          <DeclinedChip {...{ type: 'checkbox', name: `${id}-declined`, answer, onChange }} />
        </div>
      )}
    </GroupedQuestion>
  )
}

type BodyProps = {
  view: View
  chosen: readonly BodySite[]
  choose: (site: BodySite, isChosen: boolean) => void
  isInvalid: boolean
}

/** Half of the outline, from the neck down; the other half is its mirror. */
const HALF =
  'M0 41H6L7 50C14 54 25 54 29 60C34 66 35 78 38 92C40 106 44 118 47 134C49 142 53 148 52 157C51 164 46 164 45 158C44 151 40 146 39 138C36 124 31 112 29 101C28 92 26 84 24 77C24 90 22 102 22 110C22 120 26 128 26 140C27 160 25 180 23 200C22 212 24 222 23 238C21 256 19 268 19 276C23 282 22 289 15 289C9 289 9 284 10 276C10 262 8 250 8 238C7 222 8 212 8 202C7 184 5 170 2 153L0 151'
const DETAILS = {
  front: 'M-17 74C-12 79-6 79-2 75M17 74C12 79 6 79 2 75M-1 112H1',
  back: 'M0 58V126M-12 66C-15 74-14 82-9 86M12 66C15 74 14 82 9 86M0 134V150',
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

const areaOf = ({ x, y, width, height }: Place) => ({
  left: percent(x - width / 2 + WIDTH / 2, WIDTH),
  top: percent(y - height / 2, HEIGHT),
  width: percent(width, WIDTH),
  height: percent(height, HEIGHT),
})

function Body({ view, chosen, choose, isInvalid }: BodyProps) {
  const t = useT()
  return (
    <div className="w-full max-w-52">
      <div className="relative" style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }}>
        <svg
          aria-hidden
          viewBox={`${-WIDTH / 2} 0 ${WIDTH} ${HEIGHT}`}
          className="absolute inset-0 size-full fill-surface stroke-line-strong"
        >
          <path d={HALF} />
          <path d={HALF} transform="scale(-1 1)" />
          <ellipse cx="0" cy="24" rx="14" ry="18.5" />
          <path d={DETAILS[view]} className="fill-none stroke-line" />
        </svg>
        {placesOf(view).map((place) => {
          const { site, isAgain } = place
          const number = chosen.indexOf(site) + 1
          const isChosen = number > 0
          return (
            <label
              key={site}
              style={areaOf(place)}
              className={`absolute flex cursor-pointer items-center justify-center rounded-[50%] border-2 text-sm font-strong has-focus-visible:focus-ring ${isChosen ? 'border-accent bg-accent-soft text-on-accent-soft' : 'border-transparent hover:bg-accent-soft/70'}`}
            >
              <input
                type="checkbox"
                aria-label={t(`forms.site.${site}`)}
                {...(isAgain && { 'aria-hidden': true, tabIndex: -1 })}
                aria-invalid={isInvalid || undefined}
                checked={isChosen}
                onChange={() => choose(site, !isChosen)}
                className="absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              <span aria-hidden>{isChosen && number}</span>
            </label>
          )
        })}
      </div>
      <p aria-hidden className="mt-1 text-center text-sm text-ink-2">
        {t(`forms.fill.${view}`)}
      </p>
    </div>
  )
}
