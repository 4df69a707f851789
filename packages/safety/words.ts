/** Words of doses in the nine languages of the reader, as `folded` leaves them. */

/** Numbers that are written as words. Turkish "on" is left out: it is an English word. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [0.5, 'half halbe halber demi demie media medio mezza mezzo halve pol meia meio yarim'],
      [1, 'one ein eine einen un une uno una een jeden jedna jedno um uma bir'],
      [2, 'two zwei deux dos due twee dwa dwie dois duas iki'],
      [3, 'three drei trois tres tre drie trzy uc'],
      [4, 'four vier quatre cuatro quattro cztery quatro dort'],
      [5, 'five funf cinq cinco cinque vijf piec bes'],
      [6, 'six sechs seis sei zes szesc alti'],
      [7, 'seven sieben sept siete sette zeven siedem sete yedi'],
      [8, 'eight acht huit ocho otto osiem oito sekiz'],
      [9, 'nine neun neuf nueve nove negen dziewiec dokuz'],
      [10, 'ten zehn dix diez dieci tien dziesiec dez'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
)

/** "Once", "twice" and the like, which need no word for "times". */
export const TIMES_WORDS: Readonly<Record<string, number>> = {
  ...{ once: 1, twice: 2, thrice: 3 },
  ...{ einmal: 1, zweimal: 2, dreimal: 3, viermal: 4, funfmal: 5, sechsmal: 6 },
  ...{ eenmaal: 1, tweemaal: 2, driemaal: 3, viermaal: 4 },
  ...{ bid: 2, 'b.i.d': 2, tid: 3, 't.i.d': 3, tds: 3, qid: 4, 'q.i.d': 4, qds: 4 },
}

export const TIMES = 'x|×|times?|mal|fois|veces|vez|volte|volta|maal|keer|razy|raz|vezes|kez|kere|defa'

/** What is counted. Drops and millilitres are parts of an amount, the others hold one each. */
export const DROPS =
  'drops?|tropfen|gtt|gouttes?|gotas?|gocce|goccia|druppels?|krop(?:le|li|la|el)|damla(?:lar)?'
export const MILLILITRES = 'ml|cc|millilit(?:er|re)s?'
export const PIECES = [
  'caps(?:ules?|ula|ulas|ula[es]?)?|kaps(?:eln?|ulki|ulek|ulka|ulke|ul)?|kps|gelules?|gellules?|capsul[ae]|soft ?gels?|perl[ae]s?',
  'tab(?:s|let|lets|l|letten?|letki|letek|letka|letke)?|tbl|comprimes?|comprimidos?|compress[ae]|cpr|pills?|pillen?|pilules?|pillol[ae]|pastillas?|pastylki|dragees?|lozenges?|gumm(?:y|ies)|hap',
  'sachets?|sticks?|beutel|bustin[ae]|sobres?|saszet(?:ki|ek|ka|ke)|saquetas?|zakjes?|sase|poset|scoops?|messloffel|ampoules?|ampullen?|ampollas?|ampolas?|fial[ae]|ampol(?:ki|ek|ka)|ampul',
  'sprays?|puffs?|hube?|spruhstosse?|pulverisations?|pulverizaciones|spruzzi|units?|einheiten',
].join('|')
export const TEASPOONS =
  'tea ?spoon(?:s|fuls?)?|tsp|teeloffel|tl|cuilleres? a (?:cafe|the)|cucharaditas?|cucchiaini?o?|theelepels?|lyzecz(?:ki|ka|ke|ek)|colher(?:es)? de cha|cay kasigi|tatli kasigi'
export const TABLESPOONS =
  'table ?spoon(?:s|fuls?)?|tbsp|essloffel|el|cuilleres? a soupe|cucharadas?|cucchiai?o?|eetlepels?|lyz(?:ki|ka|ke|ek)|colher(?:es)? de sopa|yemek kasigi'

export const DAY =
  '(?:a|per|each|every|in a) ?day|daily|/ ?(?:day|d(?!\\p{L})|tag|jour|j(?!\\p{L})|dia|giorno|dag|dzien|gun)|taglich|(?:pro|am|jeden|je) tag|par jour|quotidiennement|(?:al|por|cada) dia|diari[oa]s?(?:mente)?|al giorno|(?:ogni|pro) giorno|giornalier[oei]|per dag|dagelijks|daags|dziennie|na (?:dobe|dzien)|codziennie|ao dia|diariamente|gunde|gunluk|her gun'
export const WEEK =
  '(?:a|per|each|every|in a) ?week|weekly|/ ?(?:week|wk|woche|semaine|sem|semana|settimana|tydzien|hafta)|wochentlich|(?:pro|die|in der|jede|je) woche|(?:par|chaque|la) semaine|hebdomadaire|(?:por|a la|cada|na) semana|semanal(?:mente)?|(?:a|alla|per|ogni) settimana|settimanal(?:e|mente)|(?:per|elke|iedere) week|wekelijks|(?:na|w|co) (?:tydzien|tygodniu)|tygodniowo|haftada|haftalik|her hafta'
export const MONTH =
  '(?:a|per|each|every) ?month|monthly|monatlich|(?:pro|im|jeden) monat|(?:par|chaque) mois|mensuel(?:le)?(?:ment)?|(?:al|por|cada) mes|mensual(?:mente)?|(?:al|ogni) mese|mensil(?:e|mente)|(?:per|elke) maand|maandelijks|miesiecznie|(?:na|w|co) miesia[cc]u?|(?:por|ao) mes|mensal(?:mente)?|ayda|aylik|her ay'

export const HOURS = 'h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|godz(?:iny?|in)?'
export const DAYS = 'days?|tage?n?|jours?|dias?|giorni?o?|dag(?:en)?|dni|dzien|gun'
export const WEEKS = 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|tygodni[ei]?|hafta'
/** Before an interval: "every 8 hours", "alle 2 Tage". */
export const EVERY = 'every|each|alle|jeden|toutes les|tous les|chaque|cada|a cada|ogni|om de|elke|iedere|co'

/** Every second day, in words. */
export const ALTERNATE =
  'every (?:other|second|2nd|alternate) days?|(?:on )?alternat(?:e|ing) days?|(?:jeden|an jedem|alle) (?:zweiten|2\\.?) tage?|un jour sur deux|(?:1|un) jour sur (?:2|deux)|(?:en |a )?(?:dias|giorni) altern[oi]s?|jours alternes|un dia si y (?:otro|un dia) no|dia si,? dia no|dia por medio|a giorni alterni|un giorno (?:si e uno no|si,? uno no)|om de (?:andere )?dag|om en om|co drugi dzien|(?:em )?dias alternados|dia sim,? dia nao|gun asiri|iki gunde bir'

/** Times of the day: two of them are two intakes. */
export const DAYTIMES = [
  'mornings?|breakfast|morgens|fruh|morgen|fruhstuck|matin|manana|desayuno|mattin[oa]|colazione|ochtends?|ontbijt|rano|sniadani[ea]|manha|sabah(?:lari)?',
  'midday|noon|lunch(?:time)?|mittags?|mittagessen|midi|dejeuner|mediodia|almuerzo|mezzogiorno|pranzo|middags?|lunch|poludnie|obiad|meio dia|almoco|ogle(?:n|nleri)?',
  'evenings?|dinner|supper|abends?|abendessen|soir|diner|cena|sera|avonds?|avondeten|wieczor(?:em)?|kolacj[ai]|jantar|aksam(?:lari)?',
  'nights?|bedtime|before bed|nachts?|schlafengehen|nuit|coucher|noche|acostarse|notte|nachts|bedtijd|slapen|na noc|noite|deitar|gece(?:leri)?|yatmadan',
]

/** Words after or before an amount which say that it is that of one unit. */
export const EACH =
  'each|apiece|a piece|jeweils|je|chacun|chacune|chaque|l unite|cad[ao](?: un[ao])?|ciascun[oa]|l un[oa]|elk|per stuk|kazd[aye]|po|her ?biri|tanesi|adet'

export const ELEMENTAL =
  'elementa(?:l|r|re|ire|ir|rn)\\p{L}{0,3}|elementair\\p{L}?|elemental[eo]?s?|elementaren?|pierwiastk\\p{L}{1,5}|elementer|czyst\\p{L}{1,4}|rein\\p{L}{0,2}|pur[oa]?'

/** Before the amount of a substance within a compound or a mixture. */
export const OF_WHICH =
  'of which|thereof|provid(?:es|ing)|yield(?:s|ing)|suppl(?:ies|ying)|deliver(?:s|ing)|contain(?:s|ing)|equivalent to|equals|equal to|correspond(?:s|ing) to|davon|entspr(?:icht|echend|\\.)?|enthalt(?:end)?|liefert|with|mit|avec|con|met|com|ile|dont|soit|apport(?:ant|e)|fourni(?:t|ssant)|contenant|equiva(?:ut|lant) a|correspondant a|de l[oa]s cuales|que aporta|aport[ao](?:ndo)?|equivalentes? a|equivale a|correspondientes? a|de los que|di cui|dei quali|pari a|corrispondent[ei] a|equivalenti a|che apporta|apporta|waarvan|overeenkom(?:t|end|stig) met|komt overeen met|gelijk aan|goed voor|bevat|levert|w tym|z czego|(?:co )?odpowiada|zawiera(?:jac[ye])?|dostarcza|d[oa]s quais|dos quais|correspondentes? a|fornece|contem|bunun|bunlarin|icer(?:en|ir|iginde)|karsilik|esdeger'
