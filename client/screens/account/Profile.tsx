import { zodResolver } from '@hookform/resolvers/zod'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type ProfileFields, profileInput } from '../../../shared/auth.ts'
import { refreshSession, useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConditionsField } from '../../ui/ConditionsField.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { toastFirstError } from '../../ui/failures.ts'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { AccessToMyData } from './AccessToMyData.tsx'
import { Appearance } from './Appearance.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadMyData } from './DownloadMyData.tsx'
import { Factors } from './Factors.tsx'
import { Identities } from './Identities.tsx'
import { ModelConsent } from './ModelConsent.tsx'
import { NewPassword } from './NewPassword.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { Sessions } from './Sessions.tsx'

export function Profile() {
  const profile = trpc.auth.profile.useQuery(undefined, { meta: { errorTitle: 'Error loading profile' } })
  return (
    <Page title="My Profile" subtitle="What your practitioner should know about you.">
      <div className="grid gap-6">
        {profile.data ? <ProfileForm key={profile.data.id} saved={profile.data} /> : <ProfileSkeleton />}
        <NewPassword />
        <ProfileSection title="Second factors">
          <Factors />
        </ProfileSection>
        <Identities />
        <Sessions />
        <AccessToMyData />
        <ModelConsent />
        <Appearance />
        <DownloadMyData />
        <DeleteAccount />
      </div>
    </Page>
  )
}

function ProfileSkeleton() {
  return (
    <Card className="grid gap-5 p-6" role="status" aria-label="Loading">
      <Skeleton className="h-7 w-52" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </Card>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="gap-x-8 p-5 md:p-7 lg:grid lg:grid-cols-[14rem_1fr]">
      <h2 className="font-display text-xl font-title">{title}</h2>
      <div className="mt-5 grid gap-5 md:grid-cols-2 lg:mt-0">{children}</div>
    </Card>
  )
}

type SavedProfile = ProfileFields & { email: string }

/** The form's initial values: null is shown as an empty field. */
function shown(profile: SavedProfile) {
  return {
    fullName: profile.fullName,
    phone: profile.phone ?? '',
    dateOfBirth: profile.dateOfBirth ?? '',
    address: profile.address ?? '',
    emergencyContactName: profile.emergencyContactName ?? '',
    emergencyContactPhone: profile.emergencyContactPhone ?? '',
    medicalHistory: profile.medicalHistory ?? '',
    allergies: profile.allergies ?? '',
    currentMedications: profile.currentMedications ?? '',
    conditions: profile.conditions ?? [],
  }
}

function ProfileForm({ saved }: { saved: SavedProfile }) {
  const utils = trpc.useUtils()
  const session = useSession()
  const form = useForm({ resolver: zodResolver(profileInput), defaultValues: shown(saved) })
  const { errors, isDirty } = form.formState
  const update = trpc.auth.updateProfile.useMutation({
    meta: { errorTitle: 'Error updating profile' },
    onSuccess: async (_answer, fields) => {
      form.reset(shown({ ...saved, ...fields }))
      toast.success('Profile updated')
      await Promise.all([utils.auth.profile.invalidate(), refreshSession()])
    },
  })
  const leaving = useBlocker({
    shouldBlockFn: () => isDirty && session !== null,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const errorOf = (name: keyof ProfileFields) => errors[name]?.message

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={form.handleSubmit((fields) => update.mutate(fields), toastFirstError)}
    >
      <Section title="Personal Information">
        <Field label="Full Name" error={errorOf('fullName')}>
          {(control) => <Input autoComplete="name" {...control} {...form.register('fullName')} />}
        </Field>
        <Field label="Email" hint="Email cannot be changed">
          {(control) => <Input type="email" readOnly value={saved.email} {...control} />}
        </Field>
        <Field label="Phone" error={errorOf('phone')}>
          {(control) => <Input type="tel" autoComplete="tel" {...control} {...form.register('phone')} />}
        </Field>
        <Field label="Date of Birth" error={errorOf('dateOfBirth')}>
          {(control) => (
            <Input type="date" autoComplete="bday" {...control} {...form.register('dateOfBirth')} />
          )}
        </Field>
        <Field label="Address" error={errorOf('address')} className="md:col-span-2">
          {(control) => (
            <Textarea rows={2} autoComplete="street-address" {...control} {...form.register('address')} />
          )}
        </Field>
      </Section>
      <Section title="Emergency Contact">
        <Field label="Contact Name" error={errorOf('emergencyContactName')}>
          {(control) => <Input autoComplete="off" {...control} {...form.register('emergencyContactName')} />}
        </Field>
        <Field label="Contact Phone" error={errorOf('emergencyContactPhone')}>
          {(control) => (
            <Input type="tel" autoComplete="off" {...control} {...form.register('emergencyContactPhone')} />
          )}
        </Field>
      </Section>
      <Section title="Medical Information">
        <Field label="Medical History" error={errorOf('medicalHistory')} className="md:col-span-2">
          {(control) => <Textarea {...control} {...form.register('medicalHistory')} />}
        </Field>
        <Field label="Allergies" error={errorOf('allergies')}>
          {(control) => <Textarea {...control} {...form.register('allergies')} />}
        </Field>
        <Field label="Current Medications" error={errorOf('currentMedications')}>
          {(control) => <Textarea {...control} {...form.register('currentMedications')} />}
        </Field>
        <Controller
          control={form.control}
          name="conditions"
          render={({ field }) => (
            <ConditionsField
              value={field.value ?? []}
              onChange={field.onChange}
              hint="Remedies in your plans and your cart are checked against them."
              className="md:col-span-2"
            />
          )}
        />
      </Section>
      <div className="flex flex-wrap justify-end gap-3">
        <LinkButton to="/dashboard" look="outline">
          Cancel
        </LinkButton>
        <Button type="submit" busy={update.isPending}>
          Save Changes
        </Button>
      </div>
      <AlertDialog
        open={leaving.status === 'blocked'}
        onClose={() => leaving.reset?.()}
        title="Leave without saving?"
        description="Your changes on this page are not saved yet."
        cancel="Stay"
        action="Leave"
        onConfirm={() => leaving.proceed?.()}
      />
    </form>
  )
}
