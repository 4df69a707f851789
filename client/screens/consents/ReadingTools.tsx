import { AArrowDown, AArrowUp, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'

/** Sizes of the text, as parts of its usual one. */
const SIZES = [1, 1.25, 1.5, 1.75, 2]

/** The size of a text, and buttons that change it and read the text aloud with a voice of the browser. */
export function useReadingTools(text: string, language: string) {
  const t = useT()
  const [step, setStep] = useState(0)
  const [speaking, setSpeaking] = useState(false)
  const voice = 'speechSynthesis' in globalThis ? speechSynthesis : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text ends the voice that reads this one
  useEffect(
    () => () => {
      voice?.cancel()
      setSpeaking(false)
    },
    [text, voice],
  )
  const speak = () => {
    if (speaking) return voice?.cancel()
    const words = new SpeechSynthesisUtterance(text.replaceAll(/^#+\s/gm, ''))
    words.lang = language
    words.onend = () => setSpeaking(false)
    words.onerror = () => setSpeaking(false)
    voice?.speak(words)
    setSpeaking(true)
  }
  const tools = (
    <div className="flex flex-wrap gap-2">
      <Button
        look="outline"
        aria-label={t('consents.device.smaller')}
        disabled={step === 0}
        onClick={() => setStep(step - 1)}
      >
        <AArrowDown size={20} aria-hidden />
      </Button>
      <Button
        look="outline"
        aria-label={t('consents.device.larger')}
        disabled={step === SIZES.length - 1}
        onClick={() => setStep(step + 1)}
      >
        <AArrowUp size={20} aria-hidden />
      </Button>
      {voice && (
        <Button look="outline" onClick={speak}>
          {speaking ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
          {t(speaking ? 'consents.device.quiet' : 'consents.device.aloud')}
        </Button>
      )}
    </div>
  )
  return { zoom: SIZES[step], tools }
}
