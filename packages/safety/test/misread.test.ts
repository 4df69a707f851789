import { expect, it } from 'vitest'
import { recognise, substancesIn } from '../recognise.ts'

it.each([
  ['Spasfon', ['phloroglucinol']],
  ['Mebeverine', ['mebeverine']],
  ['Spasmonal', ['alverine']],
  ['Sinupret', ['sinupret']],
  ['Arnica C30', []],
  ['bladder and kidney tea', []],
  ['at a minimum', []],
  ['with fruit and yogurt', []],
  ['Doxycycline 100 mg, no milk for 2 hours', ['doxycycline']],
  ['Milk', ['dairy']],
  ['Almond milk', ['plant-milk']],
  ['Milk thistle', ['milk-thistle']],
  ['Salami', ['aged-cheese']],
  ['Metohexal', ['metoprolol']],
  ['Metogamma', []],
  ['Steglatro', ['ertugliflozin']],
  ['Nasenspray', []],
  ['Nasentropfen', []],
  ['Kamillentee', ['chamomile']],
  ['Artischockenextrakt', ['artichoke']],
  ['Brandnetelthee', ['nettle']],
  ['Mother tincture', []],
  ['Tabletki na noc', []],
  ['eenmaal daags', []],
  ['raz dziennie', []],
  ['sabah ve akşam', []],
  ['talks with her', []],
  ['una volta al giorno', []],
  ['morgens und abends', []],
  ['nach dem Essen', []],
  ['before bed', []],
  ['Estragon tea', []],
  ['Neutro', []],
  ['nominal dose', []],
  ['Tamarind', []],
  ['Queues de cerises', []],
  ['z wodą', []],
  ['op de nuchtere maag', []],
  ['dépassé', []],
  ['Simbicort', ['budesonide', 'formoterol']],
  ['Levotyrox', ['levothyroxine']],
  ['Cipralexx', ['escitalopram']],
  ['Salmon', []],
  ['Tirosina', ['l-tyrosine']],
  ['Kürbis', []],
  ['Aubergine', []],
  ['Mandarine', []],
  ['Linsen', []],
  ['Fieber', []],
  ['Bayberry', []],
  ['plant based', []],
  ['Thrombose', []],
  ['B12 active', ['vitamin-b12']],
  ['Zypresse', ['cypress']],
  ['Prolin', ['proline']],
  ['Elmex', []],
  ['Cardioxane', []],
  ['Allegro', ['frovatriptan']],
  ['Hexaquine', ['quinine']],
  ['Dalacine', ['clindamycin']],
  ['Roaccutan', ['isotretinoin']],
  ['Hyperium', ['rilmenidine']],
  ['Bimekizumab', ['bimekizumab']],
  ['Abrocitinib', ['abrocitinib']],
  ['Fampridine', ['fampridine']],
  ['Cladribine', ['cladribine']],
  ['Cycloserine', ['cycloserine']],
  ['Diacerein', ['diacerein']],
  ['Ganciclovir', ['ganciclovir']],
  ['Olopatadine', ['olopatadine']],
  ['Tacrine', ['tacrine']],
  ['Trientine', ['trientine']],
  ['Zerinol', ['paracetamol', 'chlorphenamine']],
  ['Co-Lisinopril', ['lisinopril', 'hydrochlorothiazide']],
  ['Bisolvon Dry', ['dextromethorphan']],
  ['Mucosolvan Phyto', ['thyme']],
  ['Sudafed PE', ['phenylephrine']],
  ['Lorano Pro', ['desloratadine']],
  ['Thomapyrin Tension Duo', ['ibuprofen', 'caffeine']],
  ['Dolormin für Frauen', ['naproxen']],
  ['Dulcolax Picosulphate', ['sodium-picosulfate']],
  ['Zantac 360', ['famotidine']],
  ['Sotagliflozin', ['sotagliflozin']],
  ['Candesartan comp', ['candesartan', 'hydrochlorothiazide']],
  ['Candesartan plus aspirin', ['candesartan', 'aspirin']],
])('the recognition of substances reads %s as %s, and does not guess', (text, ids) => {
  expect(recognise(text)).toEqual(ids)
})

it('the recognition of substances reads no food as a medicine', () => {
  const foods = [
    `apple apricot asparagus avocado banana barley beans beef beetroot blackcurrant blueberry broccoli
      bulgur butter buttermilk cabbage carrot cashew cauliflower celery cherries chestnut chicken
      chickpeas chives clams coconut cod corn courgette couscous crab cress cucumber currants dates duck
      eggplant endive figs fennel flour garlic grapes gooseberry halibut ham hazelnut herring kale kiwi
      kohlrabi lamb leek lentils lettuce linseed lychee mackerel mango maple melon millet mint molasses
      mushroom mussels mustard nectarine nutmeg oats okra olives onion orange oysters papaya paprika
      parsnip passionfruit peach peanuts pear peas pecan pepper persimmon pineapple pistachio plum polenta
      pomegranate pork potato prawns prunes pumpkin quince quinoa radish raisins raspberry rhubarb rice
      rye salmon sardines sausage seaweed semolina shallot shrimp spelt spinach squash strawberry sultanas
      swede tahini tangerine tofu tomato trout tuna turkey turnip venison vinegar walnut watercress
      watermelon wheat yeast yoghurt zucchini`,
    `Ananas Apfel Aprikose Aubergine Backpulver Basilikum Birne Blumenkohl Bohnen Brot Buchweizen Butter
      Champignons Chicorée Chinakohl Datteln Dinkel Eier Eisbergsalat Erbsen Erdbeeren Erdnüsse Essig
      Feigen Feldsalat Fenchel Fisch Forelle Garnelen Gerste Grieß Grünkohl Gurke Hackfleisch Hafermilch
      Haselnüsse Hering Himbeeren Hirse Honigmelone Huhn Johannisbeeren Joghurt Kabeljau Kakao Kapern
      Karotten Kartoffeln Käse Kefir Kichererbsen Kirschen Kiwi Knäckebrot Kohlrabi Kokos Kopfsalat Kresse
      Kürbis Lachs Lauch Limette Linsen Löwenzahn Mais Makrele Mandarine Mandeln Mango Mangold Margarine
      Maronen Melone Miso Möhren Nektarine Nüsse Oliven Orange Pastinake Petersilie Pfirsich Pflaume Pilze
      Pistazien Porree Quark Quitte Radieschen Rapsöl Reis Rettich Rhabarber Rindfleisch Roggen Rosenkohl
      Rosinen Rucola Sahne Sardinen Sauerkraut Schnittlauch Schokolade Sellerie Senf Sesam Soja Spargel
      Spinat Süßkartoffel Thunfisch Tomaten Topinambur Trauben Vanille Walnüsse Weizen Wirsing Zimt
      Zitrone Zucchini Zucker Zwetschgen`,
    `abricot agneau ail amande ananas artichaut asperge aubergine avocat avoine banane betterave beurre
      blé boeuf brocoli cacahuète cacao café canard carotte cassis céleri cerise champignon châtaigne
      chocolat chou citron citrouille clémentine concombre coquillages courge courgette crabe crème
      crevette datte dinde endive épeautre épinard fève figue fraise framboise fromage fruits galanga
      germe grenade groseille haricot huître kaki lait laitue lentille levure lieu lin litchi mâche maïs
      mandarine mangue maquereau marron melon menthe miel millet morue moule moutarde mûre myrtille navet
      noisette noix oeuf oignon olive orange orge pain panais pastèque patate pêche persil poire poireau
      pois poisson poivre poivron pomme potiron poulet prune pruneau quinoa radis raisin riz roquette
      saumon sarrasin seigle sel semoule sésame soja sucre thon tofu tomate topinambour truite vanille
      viande vinaigre yaourt`,
    `aceite aceituna acelga aguacate ajo albaricoque alcachofa almeja almendra alubia apio arándano arroz
      atún avellana avena azúcar bacalao berenjena berro boniato brócoli cacahuete cacao calabacín
      calabaza camarón caqui castaña cebada cebolla centeno cereza chirimoya chirivía chocolate ciruela
      coco col coliflor cordero datil endibia escarola espárrago espelta espinaca frambuesa fresa garbanzo
      gamba granada grosella guisante haba harina higo huevo jamón judía kiwi leche lechuga lenteja limón
      lubina maíz mandarina mango mantequilla manzana mejillón melocotón melón membrillo merluza miel mijo
      mora mostaza nabo naranja nata nectarina níspero nuez ostra pan papaya patata pavo pepino pera
      perejil pescado pimienta pimiento piña pistacho plátano pollo pomelo puerro queso rábano remolacha
      repollo requesón rúcula sal salmón sandía sardina sésamo seta soja tomate trigo trucha uva vainilla
      vinagre yogur zanahoria`,
  ].flatMap((list) => list.split(/\s+/))
  const read = foods.filter((food) => substancesIn(food).some(({ kind }) => kind === 'drug'))
  expect(read).toEqual([])
})
