import { describe, expect, it } from 'vitest'
import { readDose, unitsADayOf } from '../dose.ts'

/** A day's amounts by substance: of a day on which it is taken, and the share of days. */
function ofDay(text: string) {
  const { doses, frequency } = readDose(text)
  const units = unitsADayOf(frequency)
  const amounts: Record<string, string> = {}
  for (const { substance, value, unit } of doses)
    amounts[substance.id] = `${Number((value * units).toFixed(3))} ${unit}`
  return { ...amounts, share: Number(frequency.share.toFixed(3)) }
}

describe('readDose', () => {
  it('readDose gives each of several names its own amount of a list', () => {
    expect(ofDay('Vitamin D3/K2 5000 IU/100 mcg')).toMatchObject({
      'vitamin-d': '5000 iu',
      'vitamin-k': '100 ug',
    })
    expect(ofDay('Zinc and copper 15 mg/1 mg')).toMatchObject({ zinc: '15 mg', copper: '1 mg' })
  })

  it.each([
    // English
    ['Vitamin C 1000 mg 3 times a day', 'vitamin-c', '3000 mg'],
    ['Vitamin B6 200 mg', 'vitamin-b6', '200 mg'],
    ['Vitamin B 6 200 mg', 'vitamin-b6', '200 mg'],
    ['Vitamin D3 400 IU', 'vitamin-d', '400 iu'],
    ['Omega-3 500 mg', 'omega-3', '500 mg'],
    ['Coenzyme Q10 100 mg', 'coq10', '100 mg'],
    ['D3 + K2 10000 IU', 'vitamin-d', '10000 iu'],
    ['Vitamin D3 10,000 IU', 'vitamin-d', '10000 iu'],
    ['Vitamin D3 10 drops (1000 IU each)', 'vitamin-d', '10000 iu'],
    ['Vitamin D3 10 drops (1000 IU)', 'vitamin-d', '1000 iu'],
    ['Vitamin D3 1000 IU per drop, 4 drops daily', 'vitamin-d', '4000 iu'],
    ['Magnesium citrate 1000 mg (160 mg elemental)', 'magnesium', '160 mg'],
    ['Magnesium citrate 1000 mg (elemental magnesium 160 mg) twice daily', 'magnesium', '320 mg'],
    ['Magnesium citrate 1000 mg providing 160 mg magnesium', 'magnesium', '160 mg'],
    ['Magnesium 200 mg, 1-2 capsules twice a day', 'magnesium', '800 mg'],
    ['Magnesium 400 mg per 2 capsules, 2 capsules daily', 'magnesium', '400 mg'],
    ['Zinc 15 mg 2-0-1', 'zinc', '45 mg'],
    ['Zinc 15 mg bid', 'zinc', '30 mg'],
    ['Zinc 15 mg every 8 hours', 'zinc', '45 mg'],
    ['Zinc 15 mg morning and evening', 'zinc', '30 mg'],
    ['Vitamin C 3 × 1000 mg', 'vitamin-c', '3000 mg'],
    ['Vitamin C 500–1000 mg a day', 'vitamin-c', '1000 mg'],
    ['Vitamin C 1000 mg, half a tablet', 'vitamin-c', '500 mg'],
    ['Vitamin C 1000 mg, ½ tablet', 'vitamin-c', '500 mg'],
    ['Magnesium 400 mg 60 capsules', 'magnesium', '400 mg'],
    ['Two capsules of zinc 15 mg', 'zinc', '30 mg'],
    ['Iron syrup 10 mg/ml, 5 ml', 'iron', '50 mg'],
    ['Iron 50 mg per 5 ml, 5 ml twice a day', 'iron', '100 mg'],
    ['Ferrous sulfate 325 mg (65 mg iron) daily', 'iron', '65 mg'],
    ['Vitamin D3 25 µg (1000 IU)', 'vitamin-d', '25 ug'],
    ['Selenium 0.2 mg', 'selenium', '0.2 mg'],
    // German
    ['Vitamin D3 10.000 IE', 'vitamin-d', '10000 iu'],
    ['Vitamin D3 10 Tropfen (je 1000 IE)', 'vitamin-d', '10000 iu'],
    ['Vitamin D3 1000 IE pro Tropfen, 4 Tropfen täglich', 'vitamin-d', '4000 iu'],
    ['Magnesiumcitrat 1000 mg, davon 100 mg Magnesium', 'magnesium', '100 mg'],
    ['Magnesiumcitrat 1000 mg (entspricht 160 mg Magnesium) 2x täglich', 'magnesium', '320 mg'],
    ['Zink 7,5 mg dreimal täglich', 'zinc', '22.5 mg'],
    ['Zink 15 mg 1-0-1', 'zinc', '30 mg'],
    ['Zink 15 mg, zwei Kapseln morgens und abends', 'zinc', '60 mg'],
    ['Zink 15 mg alle 12 Stunden', 'zinc', '30 mg'],
    ['Selen 200 µg, 2 Kps. tgl.', 'selenium', '400 ug'],
    ['Vitamin C 1 g, 3 × tgl.', 'vitamin-c', '3 g'],
    ['Magnesium 150 mg, 1 bis 2 Kapseln', 'magnesium', '300 mg'],
    ['Vitamin B6 12,5 mg', 'vitamin-b6', '12.5 mg'],
    // French
    ['Vitamine D3 10 000 UI', 'vitamin-d', '10000 iu'],
    ["Oméga-3 1000 mg dont 300 mg d'EPA", 'omega-3', '300 mg'],
    ['Magnésium 100 mg, deux gélules trois fois par jour', 'magnesium', '600 mg'],
    ['Zinc 15 mg matin et soir', 'zinc', '30 mg'],
    ['Zinc 15 mg 2 fois/jour', 'zinc', '30 mg'],
    ['Citrate de magnésium 1000 mg, soit 160 mg de magnésium', 'magnesium', '160 mg'],
    ['Vitamine C 500 mg toutes les 6 heures', 'vitamin-c', '2000 mg'],
    ['Vitamine D3 5 gouttes (300 UI chacune)', 'vitamin-d', '1500 iu'],
    // Spanish
    ['Vitamina C 1000 mg tres veces al día', 'vitamin-c', '3000 mg'],
    ['Vitamina D3 10.000 UI', 'vitamin-d', '10000 iu'],
    ['Zinc 15 mg, 2 cápsulas al día', 'zinc', '30 mg'],
    ['Citrato de magnesio 1000 mg (160 mg de magnesio elemental)', 'magnesium', '160 mg'],
    ['Vitamina C 500 mg cada 8 horas', 'vitamin-c', '1500 mg'],
    ['Zinc 0,5 mg por la mañana y por la noche', 'zinc', '1 mg'],
    // Italian
    ['Vitamina C 1000 mg 3 volte al giorno', 'vitamin-c', '3000 mg'],
    ['Vitamina D3 10.000 UI', 'vitamin-d', '10000 iu'],
    ['Magnesio 100 mg, due compresse mattina e sera', 'magnesium', '400 mg'],
    ['Citrato di magnesio 1000 mg, pari a 160 mg di magnesio', 'magnesium', '160 mg'],
    ['Zinco 15 mg ogni 12 ore', 'zinc', '30 mg'],
    // Dutch
    ['Vitamine C 1000 mg driemaal daags', 'vitamin-c', '3000 mg'],
    ['Vitamine C 1000 mg 3 keer per dag', 'vitamin-c', '3000 mg'],
    ['Magnesiumcitraat 1000 mg, waarvan 160 mg magnesium', 'magnesium', '160 mg'],
    ['Vitamine D3 10.000 IE', 'vitamin-d', '10000 iu'],
    ['Zink 15 mg, twee tabletten per dag', 'zinc', '30 mg'],
    // Polish
    ['Witamina C 1000 mg 3 razy dziennie', 'vitamin-c', '3000 mg'],
    ['Witamina D3 10 000 j.m.', 'vitamin-d', '10000 iu'],
    ['Cynk 15 mg, 2 kapsułki rano i wieczorem', 'zinc', '60 mg'],
    ['Cytrynian magnezu 1000 mg, w tym 160 mg magnezu', 'magnesium', '160 mg'],
    ['Cynk 15 mg co 8 godzin', 'zinc', '45 mg'],
    ['Selen 50 µg 3x1', 'selenium', '150 ug'],
    // Portuguese
    ['Vitamina C 1000 mg 3 vezes ao dia', 'vitamin-c', '3000 mg'],
    ['Vitamina D3 10.000 UI', 'vitamin-d', '10000 iu'],
    ['Zinco 15 mg, duas cápsulas por dia', 'zinc', '30 mg'],
    ['Citrato de magnésio 1000 mg, dos quais 160 mg de magnésio', 'magnesium', '160 mg'],
    ['Zinco 15 mg a cada 8 horas', 'zinc', '45 mg'],
    // Turkish
    ['C vitamini 1000 mg günde 3 kez', 'vitamin-c', '3000 mg'],
    ['D3 vitamini 10.000 IU', 'vitamin-d', '10000 iu'],
    ['Çinko 15 mg, günde 2 kapsül', 'zinc', '30 mg'],
    ['Çinko 15 mg sabah ve akşam', 'zinc', '30 mg'],
    ['Çinko 15 mg 8 saatte bir', 'zinc', '45 mg'],
    ['D vitamini 3 damla (her biri 1000 IU)', 'vitamin-d', '3000 iu'],
  ])('readDose reads a day of %s', (text, substance, amount) => {
    expect(ofDay(text)).toEqual({ [substance]: amount, share: 1 })
  })

  it.each([
    ['Zinc 15 mg every second day', '15 mg', 0.5],
    ['Zinc 15 mg every other day', '15 mg', 0.5],
    ['Zinc 15 mg on alternate days', '15 mg', 0.5],
    ['Zinc 15 mg every 3 days', '15 mg', 0.333],
    ['Zinc 15 mg 2x/week', '15 mg', 0.286],
    ['Zinc 15 mg three times a week', '15 mg', 0.429],
    ['Zinc 15 mg twice weekly', '15 mg', 0.286],
    ['Zinc 15 mg 3 days a week', '15 mg', 0.429],
    ['Zinc 15 mg twice daily, five days per week', '30 mg', 0.714],
    ['Zink 15 mg an 3 Tagen pro Woche', '15 mg', 0.429],
    ['Zinc 15 mg 3 jours par semaine', '15 mg', 0.429],
    ['Zinc 15 mg 2 cápsulas 3 días a la semana', '30 mg', 0.429],
    ['Çinko 15 mg haftada 3 gün', '15 mg', 0.429],
    ['Zinc 15 mg once a month', '15 mg', 0.033],
    ['Zinc 15 mg 5 days on, 2 days off', '15 mg', 0.714],
    ['Zinc 15 mg, 2x daily, 3 times a week', '30 mg', 0.429],
    ['Zink 15 mg jeden zweiten Tag', '15 mg', 0.5],
    ['Zink 15 mg alle 2 Tage', '15 mg', 0.5],
    ['Zink 15 mg 3x pro Woche', '15 mg', 0.429],
    ['Zinc 15 mg un jour sur deux', '15 mg', 0.5],
    ['Zinc 15 mg tous les deux jours', '15 mg', 0.5],
    ['Zinc 15 mg deux fois par semaine', '15 mg', 0.286],
    ['Zinc 15 mg cada dos días', '15 mg', 0.5],
    ['Zinc 15 mg una vez por semana', '15 mg', 0.143],
    ['Zinco 15 mg a giorni alterni', '15 mg', 0.5],
    ['Zinco 15 mg una volta alla settimana', '15 mg', 0.143],
    ['Zink 15 mg om de dag', '15 mg', 0.5],
    ['Zink 15 mg 2 keer per week', '15 mg', 0.286],
    ['Cynk 15 mg co drugi dzień', '15 mg', 0.5],
    ['Cynk 15 mg 2 razy w tygodniu', '15 mg', 0.286],
    ['Zinco 15 mg dia sim, dia não', '15 mg', 0.5],
    ['Zinco 15 mg em dias alternados', '15 mg', 0.5],
    ['Çinko 15 mg gün aşırı', '15 mg', 0.5],
    ['Çinko 15 mg haftada 2 kez', '15 mg', 0.286],
    ['Zinc 15 mg for 2 weeks', '15 mg', 1],
  ])('readDose reads on which share of days %s is taken', (text, amount, share) => {
    expect(ofDay(text)).toEqual({ zinc: amount, share })
  })

  it.each([
    ['Zinc 15 mg copper 1 mg', { zinc: '15 mg', copper: '1 mg' }],
    ['Multivitamin with 10 mg zinc and 100 mg magnesium', { zinc: '10 mg', magnesium: '100 mg' }],
    ['Magnesium 200 mg + vitamin B6 5 mg, 2 capsules', { magnesium: '400 mg', 'vitamin-b6': '10 mg' }],
    ['Omega 3-6-9 1000 mg', { 'omega-3': '1000 mg' }],
    ['Vitamin B12 daily', {}],
    ['Evening primrose oil 1000 mg at night', { 'evening-primrose': '1000 mg' }],
  ])('readDose reads each amount of %s once', (text, amounts) => {
    const { share: _, ...found } = ofDay(text)
    expect(found).toEqual(amounts)
  })
})
