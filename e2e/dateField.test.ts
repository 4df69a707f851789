import '../tools/testing/catalogue.ts'
import { t } from '../client/locale/messages.tsx'
import { serious } from './axe.ts'
import { expect, test } from './people.ts'

test('a date field reads what people type, shows it in words, and is not saved while it is no day', async ({
  patient: { page, api },
}) => {
  await page.goto('/profile')
  const born = page.getByLabel(t('account.field.dateOfBirth'))
  const save = page.getByRole('button', { name: t('account.profile.save') })
  await born.fill('soon')
  await save.click()
  await expect(born).toBeFocused()
  await expect(born).toHaveAttribute('aria-invalid', 'true')
  await expect(born).toHaveAccessibleDescription(/\d{4}-\d\d-\d\d/)
  await expect(born).toHaveValue('soon')
  await born.fill('3.4.1980')
  await born.blur()
  await expect(born).toHaveValue('3 April 1980')
  await expect(born).not.toHaveAttribute('aria-invalid')
  await save.click()
  await expect.poll(async () => (await api.auth.profile.query()).dateOfBirth).toBe('1980-04-03')
  await born.fill('')
  await save.click()
  await expect.poll(async () => (await api.auth.profile.query()).dateOfBirth).toBeNull()
})

test('the calendar of a date field is used by keyboard and by mouse, and closes alone in a dialog', async ({
  patient: { page },
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/profile')
  const born = page.getByLabel(t('account.field.dateOfBirth'))
  const button = page.getByRole('button', { name: t('app.day.calendar') })
  const calendar = page.getByRole('dialog', { name: t('app.day.calendar') })
  await born.fill('31 Jan 1980')
  await born.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(calendar.getByRole('button', { name: 'Thursday 31 January 1980' })).toBeFocused()
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('PageDown')
  await expect(calendar.getByRole('button', { name: 'Friday 29 February 1980' })).toBeFocused()
  await page.keyboard.press('Shift+PageUp')
  await page.keyboard.press('ArrowDown')
  await expect(calendar.getByRole('button', { name: 'Wednesday 7 March 1979' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(born).toHaveValue('7 March 1979')
  await expect(born).toBeFocused()

  await button.click()
  await calendar.getByRole('combobox', { name: t('app.day.year') }).selectOption('1991')
  await calendar.getByRole('combobox', { name: t('app.day.month') }).selectOption({ index: 4 })
  await calendar.getByRole('button', { name: t('app.day.next') }).click()
  await calendar.getByRole('button', { name: 'Saturday 1 June 1991' }).click()
  await expect(born).toHaveValue('1 June 1991')
  await button.click()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(born).toHaveValue('1 June 1991')
})
