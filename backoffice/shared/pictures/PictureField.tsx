// The pictures of a product: add by drag, paste, file or camera; order, describe, assign to variants, remove.
import { useEffect, useRef, useState, type DragEvent } from 'react'
import {
  addPicture,
  movePicture,
  removePicture,
  type ProductPictures,
} from '#domain/catalog/product-pictures.ts'
import type { ProductRecord } from '#domain/catalog/product-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { Button } from '#web/ui/Button.tsx'
import { t } from '../../platform/language.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { PictureTile } from './PictureTile.tsx'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'
import { uploadPicture } from './upload-picture.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import './PictureField.css'

type PictureFieldProps = {
  product: ProductPictures & Pick<ProductRecord, 'options'>
  /** Language of the names of the variants. */
  home: Locale
  /** Receives changes of the latest record: uploads end while the merchant edits. */
  change: (update: <P extends ProductPictures>(before: P) => P) => void
}

/** Without HEIC, so that phones send JPEG. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

export function PictureField({ product, home, change }: PictureFieldProps) {
  const [said, setSaid] = useState('')
  const [edited, setEdited] = useState<string | null>(null)
  const uploads = useUploads((picture) => {
    change((before) => addPicture(before, picture))
    setSaid(t('admin.pictures.done'))
  })
  const drop = useDrop(uploads.add)
  usePaste(uploads.add)
  const { pictures } = product
  function move(name: string, position: number): void {
    change((before) => movePicture(before, name, position))
    setSaid(t('admin.pictures.moved', { number: position + 1 }))
  }
  function remove(name: string): void {
    change((before) => removePicture(before, name))
    document.querySelector<HTMLElement>('.picture-field [data-part="add"] button')?.focus()
  }
  return (
    <div className="picture-field" data-over={drop.isOver || undefined} {...drop.handlers}>
      {(pictures.length > 0 || uploads.list.length > 0) && (
        <ol>
          {pictures.map((name, at) => (
            <PictureTile
              key={name}
              name={name}
              alt={product.texts[home]?.alts[name] ?? ''}
              at={at}
              count={pictures.length}
              onMove={move}
              onEdit={() => setEdited(name)}
              onRemove={() => remove(name)}
            />
          ))}
          {uploads.list.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onDismiss={() => uploads.dismiss(upload.id)}
            />
          ))}
        </ol>
      )}
      <div data-part="add">
        <FileButton label={t('admin.pictures.add')} onFiles={uploads.add} />
        <span data-part="camera">
          <FileButton label={t('admin.pictures.camera')} onFiles={uploads.add} camera />
        </span>
        <p>{drop.isOver ? t('admin.pictures.drop') : t('admin.pictures.hint')}</p>
      </div>
      <output className="visually-hidden">{said}</output>
      {edited !== null && (
        <PictureDialog
          product={product}
          name={edited}
          home={home}
          change={change}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

type FileButtonProps = { label: string; onFiles: (files: File[]) => void; camera?: boolean }

function FileButton({ label, onFiles, camera }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" icon={camera ? 'image' : 'plus'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        multiple={!camera}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Files that are dragged from outside; tiles handle the dragging of pictures. */
function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}

/** Pictures of the clipboard. Pasted text is left to the focused field; spreadsheets add a picture of it. */
function usePaste(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles)
  useEffect(() => void (latest.current = onFiles))
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}

/** Uploads of a screen, for its components. */
type Uploads = UploadQueue & { readonly list: readonly Upload[] }

/** `onUploaded` receives the name of each stored picture, in the chosen order. */
function useUploads(onUploaded: (picture: string) => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([])
  const [queue] = useState(() =>
    createUploadQueue({
      send: uploadPicture,
      describeProblem: (error) =>
        error instanceof CallRefused && error.message ? error.message : t('admin.frame.unreachable'),
      onChange: setList,
    }),
  )
  useEffect(() => {
    queue.listen(onUploaded)
  }, [queue, onUploaded])
  return { ...queue, list }
}

type UploadTileProps = { upload: Upload; onRetry: () => void; onDismiss: () => void }

/** A picture that is being uploaded, or could not be. */
function UploadTile({ upload, onRetry, onDismiss }: UploadTileProps) {
  const { fileName, share, state, problem } = upload
  if (state !== 'failed')
    return (
      <li data-part="upload">
        <span>{fileName}</span>
        <progress aria-label={t('admin.pictures.uploading', { file: fileName })} value={share} max={1} />
      </li>
    )
  return (
    <li data-part="upload">
      <span>{fileName}</span>
      <p role="alert">{problem}</p>
      <div data-part="buttons">
        <Button size="s" variant="tertiary" onClick={onRetry}>
          {t('shell.retry')}
        </Button>
        <IconButton icon="close" label={t('shell.close')} onClick={onDismiss} />
      </div>
    </li>
  )
}
