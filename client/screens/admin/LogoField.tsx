import { useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { LOGO_UPLOAD } from '../../../shared/clinic.ts'
import { trpc } from '../../app/trpc.ts'
import { postForm } from '../../app/uploadFile.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { HttpFailure } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'

/** The clinic's logo on light and dark ground. It is stored at once, apart from the form's fields. */
export function LogoField({ logoUrl }: { logoUrl: string | null }) {
  const t = useT()
  const file = useRef<HTMLInputElement>(null)
  const utils = trpc.useUtils()
  const changed = async () => {
    toast.success(t('clinic.logo.saved'), t('clinic.saved.note'))
    await utils.admin.clinic.invalidate()
  }
  const upload = useMutation({
    mutationFn: (file: File) => postForm(LOGO_UPLOAD, { file }),
    onSuccess: changed,
  })
  const remove = trpc.admin.clinic.update.useMutation({ onSuccess: changed })
  const refused = upload.error instanceof HttpFailure && upload.error.message
  return (
    <div>
      <p className="mb-1.5 text-sm font-strong">{t('clinic.field.logo')}</p>
      {logoUrl ? (
        <div className="grid max-w-100 grid-cols-2 gap-3">
          {(['light', 'dark'] as const).map((theme) => (
            <div
              key={theme}
              data-theme={theme}
              className={`flex h-24 items-center justify-center rounded-md border border-line ${theme === 'light' ? 'bg-white' : 'bg-surface'}`}
            >
              <img src={logoUrl} alt={t(`clinic.logo.${theme}`)} className="logo" />
            </div>
          ))}
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t('clinic.logo.none')}</p>
      )}
      <FileInput
        ref={file}
        accept="image/png,image/jpeg,image/webp,.svg"
        label={t('clinic.logo.file')}
        onChoose={(picture) => upload.mutate(picture)}
      />
      {refused && (
        <Alert tone="danger" className="mt-3">
          {refused}
        </Alert>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button look="outline" busy={upload.isPending} onClick={() => file.current?.click()}>
          {!upload.isPending && <ImageUp size={18} />}
          {t('clinic.logo.choose')}
        </Button>
        {logoUrl && (
          <Button look="plain" busy={remove.isPending} onClick={() => remove.mutate({ logo: null })}>
            {t('clinic.logo.remove')}
          </Button>
        )}
        <span className="text-xs text-ink-3">{t('clinic.logo.hint')}</span>
      </div>
    </div>
  )
}
