import { expect, it } from 'vitest'
import { t } from '../locale/messages.tsx'
import { deviceOf } from './device.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    t('account.device', { browser: 'Firefox', system: 'Windows' }),
    false,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    t('account.device', { browser: 'Edge', system: 'Windows' }),
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    t('account.device', { browser: 'Safari', system: 'iPhone' }),
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    t('account.device', { browser: 'Chrome', system: 'Android' }),
    true,
  ],
  ['curl/8.5.0', t('account.device.unknown'), false],
  [null, t('account.device.unknown'), false],
])('deviceOf names %s', (userAgent, name, handheld) => {
  expect(deviceOf(userAgent)).toEqual({ name, handheld })
})
