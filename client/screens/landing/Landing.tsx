import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../app/session.ts'
import chamomileNight from '../../art/chamomile-night.svg'
import hero from '../../art/verbena-hero.svg'
import { useT } from '../../locale/messages.tsx'
import { Art, GROUNDS, type Ground, Plate } from '../../ui/Art.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { clinic, clinicName } from '../../ui/clinic.ts'
import { ScoreRing } from '../../ui/ScoreRing.tsx'
import { MarkerVignette, PlanVignette, VitaminVignette, WeekVignette } from './vignettes.tsx'

function Feature(props: { ground: Ground; picture: ReactNode; title: string; children: string }) {
  return (
    <article className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <div aria-hidden className={`flex min-h-31 items-center px-6.5 py-5 ${GROUNDS[props.ground]}`}>
        <div className="w-full">{props.picture}</div>
      </div>
      <div className="p-6.5 pt-5">
        <h2 className="text-lg font-strong">{props.title}</h2>
        <p className="mt-1.5 text-sm text-ink-2">{props.children}</p>
      </div>
    </article>
  )
}

export function Landing() {
  const t = useT()
  const session = useSession()
  return (
    <>
      <section className="content grid items-center gap-10 py-8 lg:grid-cols-[1fr_auto] lg:gap-6 lg:py-14">
        <div>
          {/* Narrow enough to wrap at the comma into two lines. */}
          <h1 className="max-w-160 font-display text-[min(2.75rem,10vw)] leading-[1.09] font-title text-balance md:text-4xl">
            {t('landing.title')}
          </h1>
          <p className="mt-5 max-w-110 text-lg text-ink-2">{t('landing.intro')}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            {session ? (
              <LinkButton to="/dashboard" size="large">
                {t('landing.toDashboard')}
              </LinkButton>
            ) : (
              <LinkButton to="/auth" size="large">
                {t('app.login')}
              </LinkButton>
            )}
            <LinkButton to="/products" look="outline" size="large">
              {t('landing.toShop')}
            </LinkButton>
          </div>
        </div>
        <div className="relative mx-auto aspect-15/16 w-full max-w-115 lg:w-115">
          <Plate
            src={hero}
            ground="leaf"
            label={t('landing.hero')}
            className="size-full overflow-hidden rounded-lg"
          />
          <div aria-hidden className="hidden lg:block">
            <div className="absolute top-[18%] left-[52%] w-[8%] border-t border-bot-ink">
              <span className="absolute -top-1 left-0 size-2 -translate-x-1/2 rounded-full bg-bot-ink" />
            </div>
            <div className="lift-2 absolute top-[10%] -right-6 w-54 rounded-md bg-raised p-3.5">
              <VitaminVignette />
            </div>
            <div className="absolute top-[84.5%] left-[24%] w-[18%] border-t border-bot-ink">
              <span className="absolute -top-1 right-0 size-2 translate-x-1/2 rounded-full bg-bot-ink" />
            </div>
            <div className="lift-2 absolute bottom-[8%] -left-20 flex w-50 items-center gap-3.5 rounded-md bg-raised p-3.5">
              <ScoreRing score={86} size={44} label="" />
              <div>
                <p className="text-2xs text-ink-2">{t('landing.score.title')}</p>
                <p className="text-xs font-strong">
                  <span className="text-xl font-figure">86</span> {t('health.verdict.great')}
                </p>
              </div>
            </div>
          </div>
        </div>
      </section>

      <section
        aria-label={t('landing.features')}
        className="content grid gap-6 pb-16 md:grid-cols-2 md:max-lg:*:last:col-span-2 lg:grid-cols-3 lg:pb-18"
      >
        <Feature ground="honey" picture={<PlanVignette />} title={t('app.page.treatmentPlans')}>
          {t('landing.plans')}
        </Feature>
        <Feature ground="blossom" picture={<MarkerVignette />} title={t('landing.bloodTests.title')}>
          {t('landing.bloodTests')}
        </Feature>
        <Feature ground="leaf" picture={<WeekVignette />} title={t('app.page.healthTracking')}>
          {t('landing.health')}
        </Feature>
      </section>

      <section className="overflow-hidden bg-accent-deep text-on-accent-deep">
        <div className="content flex flex-col justify-between gap-8 pt-14 md:flex-row md:items-end">
          <div className="pb-4 md:pb-14">
            <h2 className="font-display text-2xl font-title">{t('landing.begin.title')}</h2>
            <p className="mt-4 max-w-96 text-on-accent-deep-2">{t('landing.begin')}</p>
            <LinkButton to="/auth" search={{ tab: 'sign-up' }} look="inverse" size="large" className="mt-6">
              {t('landing.begin.action')}
            </LinkButton>
          </div>
          <Art src={chamomileNight} className="-mb-9 size-72 self-center md:mr-10 md:self-end" />
        </div>
      </section>

      <footer className="content flex flex-wrap items-center gap-x-6 text-xs text-ink-2 *:py-3 *:empty:hidden md:py-3 [&_a]:hover:text-ink [&_a]:hover:underline">
        <span>{clinicName}</span>
        <span>{clinic.address}</span>
        <a href={`tel:${clinic.phone}`}>{clinic.phone}</a>
        <Link to="/practitioner-auth">{t('app.page.practitionerAuth')}</Link>
        <Link to="/privacy">{t('app.page.privacy')}</Link>
        <Link to="/imprint">{t('app.page.imprint')}</Link>
        <span>{t('landing.disclaimer', { clinic: clinicName })}</span>
      </footer>
    </>
  )
}
