import { useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PRODUCT_IMAGES } from '../../../shared/shop.ts'
import { postForm } from '../../app/uploadFile.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { ProductThumb } from '../../ui/ProductPicture.tsx'
import { drawingOf } from '../../ui/supplements.ts'

type ImageFieldProps = {
  product: { name: string; imageUrl: string | null; pictureUrl: string | null }
  /** Why the picture at the saved URL could not be downloaded. */
  problem: string | null
  register: UseFormRegisterReturn
  error: string | undefined
  onUploaded: (imageUrl: string) => void
}

/** An image by URL or upload, with a preview of the shop's picture. */
export function ImageField({ product, problem, register, error, onUploaded }: ImageFieldProps) {
  const t = useT()
  const file = useRef<HTMLInputElement>(null)
  const upload = useMutation({
    mutationFn: (file: File) => postForm<{ imageUrl: string }>(PRODUCT_IMAGES, { file }),
    onSuccess: ({ imageUrl }) => onUploaded(imageUrl),
  })
  const drawn = drawingOf(product.name) !== undefined
  return (
    <div className="grid grid-cols-[6rem_1fr] items-start gap-x-4 md:col-span-2">
      <ProductThumb product={product} className="mt-7 size-24 rounded-md" />
      <div>
        <Field
          label={t('admin.product.imageUrl')}
          aside={t('admin.optional')}
          hint={t(drawn ? 'admin.product.drawn' : 'admin.product.downloaded')}
          error={error}
        >
          <Input inputMode="url" autoComplete="off" {...register} />
        </Field>
        {problem && (
          <Alert tone="warning" className="mt-2">
            {t('admin.product.notDownloaded', { problem })}
          </Alert>
        )}
        <FileInput
          ref={file}
          accept="image/jpeg,image/png,image/webp"
          label={t('admin.product.imageFile')}
          onChoose={(picture) => upload.mutate(picture)}
        />
        <Button look="soft" className="mt-2" busy={upload.isPending} onClick={() => file.current?.click()}>
          {!upload.isPending && <ImageUp size={18} />}
          {t('admin.product.uploadImage')}
        </Button>
      </div>
    </div>
  )
}
