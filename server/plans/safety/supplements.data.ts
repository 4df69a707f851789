/**
 * Supplements, herbs and foods, one a line: id | ATC code, if there is one | classes | names in English, German,
 * French, Spanish, Italian and Latin, and usual misspellings | brands. Same format as drugs.data.ts.
 */
export const SUPPLEMENTS = `
st-johns-wort | N06AX25 | | st johns wort, saint johns wort, st john wort, saint john wort, st johns wart, saint johns wart, sjw, hypericum, hypericum perforatum, hyperici herba, johanniskraut, millepertuis, hierba de san juan, hiperico, corazoncillo, iperico, erba di san giovanni, johannesort, sint janskruid, st johns, saint johns | jarsin, laif, kira, perika, neuroplant, movina, esbericum, hyperforat, procalmil, remotiv, mildac
ginkgo | N06DX02 | antiplatelet-herb seizure-herb | ginkgo, gingko, ginko, ginkgo biloba, gingko biloba, ginkgo bilboa, maidenhair tree | tebonin, tanakan, gingium, ginkgold, ginkoba, rokan, kaveri
garlic | | antiplatelet-herb | garlic, allium sativum, allii sativi bulbus, knoblauch, ail, ajo, aglio, vitlok, aged garlic, barlauch, wild garlic | kwai, kyolic
ginger | | antiplatelet-herb | ginger, zingiber, zingiber officinale, zingiberis rhizoma, ingwer, gingembre, jengibre, zenzero, ingefara | zintona
turmeric | | antiplatelet-herb | turmeric, tumeric, curcumin, curcuma, curcuma longa, curcumae longae rhizoma, kurkuma, gelbwurz, safran des indes, golden milk, gurkmeja | meriva, theracurmin, longvida, bcm 95
feverfew | N02CX | antiplatelet-herb daisy-family pregnancy-herb | feverfew, tanacetum parthenium, mutterkraut, grande camomille, matricaria comun, partenio, tanaceti parthenii herba, feverfue |
dong-quai | | antiplatelet-herb estrogenic-herb pregnancy-herb | dong quai, angelica sinensis, dang gui, danggui, chinesische engelwurz |
ginseng | | glucose-herb stimulant-herb | ginseng, panax, panax ginseng, korean ginseng, asian ginseng, ginsengwurzel, ginseng radix, red ginseng | ginsana
american-ginseng | | glucose-herb | american ginseng, panax quinquefolius | cold fx
eleuthero | | stimulant-herb | eleuthero, siberian ginseng, eleutherococcus, eleutherococcus senticosus, taigawurzel, eleuterococo, rysk rot |
chamomile | | sedating-herb daisy-family | chamomile, camomile, german chamomile, roman chamomile, matricaria, matricaria chamomilla, matricaria recutita, matricariae flos, chamaemelum, chamaemelum nobile, kamille, kamillenbluten, camomille, manzanilla, camomilla |
kava | | sedating-herb strong-sedative-herb liver-herb pregnancy-herb | kava, kava kava, kawa, kawa kawa, piper methysticum, rauschpfeffer |
valerian | N05CM09 | sedating-herb | valerian, valeriana, valeriana officinalis, valerianae radix, baldrian, baldrianwurzel, valeriane, vandelrot | sedonium, baldriparan, sedariston, euvegal, baldurat
ashwagandha | | sedating-herb liver-herb thyroid-herb immune-herb glucose-herb pregnancy-herb | ashwagandha, ashwaganda, aswagandha, withania, withania somnifera, schlafbeere, winter cherry, indian ginseng | ksm 66, sensoril, shoden
licorice | | licorice | licorice, liquorice, glycyrrhiza, glycyrrhiza glabra, gan cao, liquiritiae radix, lakritz, sussholz, sussholzwurzel, reglisse, regaliz, liquirizia, lakrits, lakritsrot |
dgl | | | dgl, dgl licorice, dgl liquorice, deglycyrrhizinated licorice, deglycyrrhizinated liquorice |
iron | B03A | polyvalent-mineral iron | iron, iron bisglycinate, iron tablets, ferrous, ferric, ferrous sulfate, ferrous sulphate, ferrous fumarate, ferrous gluconate, iron sulfate, eisen, eisensulfat, fer, hierro, ferro, ferrum, jarn, heme iron, carbonyl iron, ferrosi sulfas | ferro sanol, slow fe, feosol, tardyferon, feramax, niferex, duroferon, floradix, spatone, ferrograd, tardyfer, feroglobin, maltofer, fumafer, ferplex, plastufer, losferron, timoferol
calcium | A12AA | polyvalent-mineral calcium-source | calcium, calcium carbonate, calcium citrate, calcii carbonas, cal mag, cal mag zinc, kalzium, calcio | caltrate, citracal, os cal, calcichew, calcimagon, adcal, cacit, orocal, natecal, mastical, calcigran
magnesium | A12CC | polyvalent-mineral magnesium | magnesium, magnesium citrate, magnesium oxide, magnesium glycinate, magnesium bisglycinate, magnesium threonate, magnesium malate, milk of magnesia, magnesium oil, magnesia, epsom salt, cal mag, cal mag zinc, magnesio | slow mag, magnesiocard, magnerot, mag 2, magmin, magnesium verla, biolectra, natural calm, magtein, magnetrans, magnesium sandoz, magne b6, magnesioboi, magnecaps
zinc | A12CB | polyvalent-mineral zinc | zinc, zinci sulfas, cal mag zinc, zinc picolinate, zinc gluconate, zinc citrate, zink, cinc, zinco, zincum, zinkorotat, zinkorot | unizink, solvezink, galzin, zinkamin, zicam
potassium | A12BA | potassium-source | potassium, potassium gluconate, potassium supplement, potasio, potassio, kalium, salt substitute, potassium salt | nu salt, losalt, lo salt
copper | | copper | copper, kupfer, cuivre, cobre, rame, cuprum, copper bisglycinate |
selenium | A12CE | selenium | selenium, selenomethionine, selen, selenio, sodium selenite, selenite | selenase, cefasel
iodine | H03CA | iodine-source | iodine, iodide, potassium iodide, jod, jodid, kaliumiodid, kaliumjodid, iode, yodo, iodio, lugol, lugols solution | jodetten, iodoral, thyrosafe
kelp | | iodine-source | kelp, bladderwrack, fucus, fucus vesiculosus, seaweed, blasentang, seetang, varech, fuco, algas, sea moss, irish moss, laminaria, kombu |
chromium | | glucose-herb chromium | chromium, chromium picolinate, chrom, chrome, cromo, chrompicolinat |
manganese | | | manganese, mangan, manganeso |
molybdenum | | | molybdenum, molybdan, molibdeno |
boron | | | boron, bor, boro |
silica | | | silica, silicon, kieselerde, silicium, silice, horsetail silica |
strontium | | polyvalent-mineral | strontium, strontium citrate |
vitamin-a | A11CA | vitamin-a | vitamin a, vit a, vitamina a, vitamine a, retinol, retinyl palmitate, retinylpalmitat, vitaminum a |
beta-carotene | | beta-carotene | beta carotene, betacarotene, beta carotin, betacaroteno, provitamin a, betacarotin |
cod-liver-oil | | fish-derived vitamin-a omega-3 vitamin-d | cod liver oil, lebertran, huile de foie de morue, aceite de higado de bacalao, olio di fegato di merluzzo, oleum jecoris, cod liver |
vitamin-b1 | A11DA | | vitamin b1, vit b1, b1, thiamine, thiamin, tiamina, benfotiamine, aneurin, vitamina b1, vitamine b1 |
vitamin-b2 | | | vitamin b2, vit b2, b2, riboflavin, riboflavine, vitamina b2, vitamine b2 |
niacin | C10AD02 | niacin | niacin, nicotinic acid, vitamin b3, vit b3, b3, niacine, niacina, nikotinsaure, acido nicotinico, acide nicotinique, vitamina b3, vitamine b3 | niaspan, slo niacin
niacinamide | | | niacinamide, nicotinamide, nicotinamid |
vitamin-b5 | | | vitamin b5, b5, pantothenic acid, calcium pantothenate, pantothenate, pantethine, dexpanthenol, pantothensaure |
vitamin-b6 | A11HA02 | vitamin-b6 | vitamin b6, vit b6, b6, pyridoxine, pyridoxal, pyridoxal 5 phosphate, p5p, p 5 p, piridoxina, pyridoxin, vitamina b6, vitamine b6 | magne b6
vitamin-b12 | B03BA | vitamin-b12 | vitamin b12, vit b12, b12, b 12, cobalamin, methylcobalamin, cyanocobalamin, hydroxocobalamin, cobalamine, cianocobalamina, vitamina b12, vitamine b12 | behepan, betolvex
biotin | A11HA05 | biotin | biotin, vitamin b7, vitamin h, b7, biotine, biotina, vitamina h |
folic-acid | B03BB01 | folic-acid | folic acid, folate, folat, methylfolate, 5 mthf, l methylfolate, levomefolate, calcium folinate, folinic acid, leucovorin, folsaure, acide folique, acido folico, vitamin b9, b9, folacin, levomefolic acid |
b-complex | A11EA | vitamin-b6 folic-acid | b complex, vitamin b complex, b vitamins, b komplex, vitamin b komplex, complexe b, complejo b, vitamine b complex, complesso b | berocca, neurobion
vitamin-c | A11GA | vitamin-c | vitamin c, vit c, vitamina c, vitamine c, ascorbic acid, ascorbate, ascorbinsaure, acide ascorbique, acido ascorbico, acidum ascorbicum, sodium ascorbate, calcium ascorbate, ester c, liposomal vitamin c, vitamin c with rose hips | cebion, emergen c, redoxon
vitamin-d | A11CC | vitamin-d | vitamin d, vit d, vitamin d3, vit d3, vitamin d2, d3, d2, vitd3, vitd, cholecalciferol, colecalciferol, ergocalciferol, calciferol, calcifediol, vitamina d, vitamina d3, vitamine d, vitamine d3, vitaminum d | vigantol, vigantoletten, dekristol, uvedose, zymad, dibase, hidroferol, drisdol, divisun, detremin, zyma d, adrigyl, didrogyl, deltius, dekristolvit, fultium
vitamin-e | A11HA03 | vitamin-e antiplatelet-herb | vitamin e, vit e, vitamina e, vitamine e, tocopherol, alpha tocopherol, tocotrienol, tocoferol |
vitamin-k | B02BA | vitamin-k | vitamin k, vit k, vitamin k1, vitamin k2, k2, k1, mk 7, mk7, mk 4, menaquinone, menaquinon, phylloquinone, phytomenadione, phytonadione, vitamina k, vitamina k2, vitamine k, vitamine k2 | konakion, kanavit
multivitamin | A11AA | vitamin-k polyvalent-mineral folic-acid vitamin-a vitamin-d | multivitamin, multi vitamin, multivitamins, multivitamine, multivitaminico, multivitaminas, multivitamin with minerals, multimineral, prenatal vitamin, prenatal vitamins, prenatal, multivit, multivits, multi vit | centrum, supradyn, one a day, eunova, pharmaton, femibion, elevit, berocca boost, pregnacare, vitabiotics, orthomol, flintstones
omega-3 | C10AX06 | omega-3 fish-derived | omega 3, omega3, omega 3s, fish oil, epa, dha, epa dha, fischol, omega 3 fettsauren, huile de poisson, aceite de pescado, olio di pesce, fiskolja, omega 3 fatty acids, icosapent ethyl, fish oils, fischole | lovaza, omacor, vascepa, eskimo 3
krill-oil | | omega-3 shellfish-derived | krill oil, krill, krillol, huile de krill, aceite de krill, olio di krill |
algal-oil | | omega-3 | algal oil, algae oil, vegan omega 3, algenol |
flaxseed | | fibre plant-omega | flaxseed, flax, linseed, flax oil, flaxseed oil, linseed oil, leinsamen, leinol, lin, graines de lin, linaza, lino, linum usitatissimum, lini semen, linfro |
evening-primrose | | seizure-herb | evening primrose, evening primrose oil, oenothera, oenothera biennis, nachtkerzenol, nachtkerze, onagre, onagra, enotera, epo | efamol
borage | | liver-herb pregnancy-herb | borage, borage oil, starflower, starflower oil, borago officinalis, borretsch, bourrache, borraja, borragine |
black-seed-oil | | glucose-herb | black seed oil, black seed, black cumin, nigella, nigella sativa, schwarzkummelol, nigelle, comino negro |
coq10 | C01EB09 | coq10 | coq10, co q10, coq 10, co q 10, coenzyme q10, coenzyme q 10, coenzym q10, coenzima q10, enzyme q10, q10, ubiquinol, ubiquinone, ubidecarenone, ubichinon |
alpha-lipoic-acid | A16AX01 | glucose-herb | alpha lipoic acid, lipoic acid, ala, r lipoic acid, thioctic acid, alpha liponsaure, acide alpha lipoique, acido alfa lipoico, acido lipoico | thioctacid
l-carnitine | A16AA01 | l-carnitine | l carnitine, carnitine, acetyl l carnitine, carnitin, alcar, levocarnitine, carnitina |
creatine | | creatine | creatine, creatine monohydrate, kreatin, creatina |
5-htp | | serotonin-supplement | 5 htp, 5htp, hydroxytryptophan, 5 hydroxytryptophan, oxitriptan, griffonia, griffonia simplicifolia | levothym
tryptophan | N06AX02 | serotonin-supplement | tryptophan, l tryptophan, triptofano, tryptophane | ardeytropin, optimax
same | A16AA02 | serotonin-supplement | sam e, same 400, same 200, s adenosyl methionine, s adenosylmethionine, s adenosyl l methionine, ademetionine, adenosylmethionin, same supplement | samyr, heptral, gumbaral
rhodiola | | serotonin-supplement stimulant-herb | rhodiola, rhodolia, rhodiola rosea, rosenwurz, golden root, arctic root, rodiola, rosenrot, orpin rose | vitango
melatonin | N05CH01 | sedating-herb melatonin | melatonin, melatonine, melatonina, melatonex | circadin, slenyto
l-theanine | | sedating-herb | l theanine, theanine, theanin, teanina | suntheanine
gaba | | sedating-herb | gaba, gamma aminobutyric acid, pharmagaba |
glycine | | | glycine, glycin, glicina |
taurine | | | taurine, taurin, taurina |
l-tyrosine | | tyrosine | l tyrosine, tyrosine, tyrosin, tirosina aminoacido, n acetyl tyrosine |
l-arginine | | arginine | l arginine, arginine, arginin, arginina, l citrulline, citrulline |
l-lysine | | | l lysine, lysine, lysin, lisina |
l-glutamine | | | l glutamine, glutamine, glutamin, glutamina |
dl-phenylalanine | | tyrosine | phenylalanine, dl phenylalanine, dlpa |
nac | R05CB01 | nac | nac, n acetyl cysteine, n acetylcysteine, acetylcysteine, acetylcystein, n acetilcisteina, acetilcisteina | fluimucil, acc akut, mucomyst
glutathione | | glutathione | glutathione, glutathion, glutation |
glucosamine | M01AX05 | shellfish-derived glucosamine | glucosamine, glucosamine sulfate, glucosamin, glucosamina, glucosamine chondroitin | dona
chondroitin | M01AX25 | glucosamine | chondroitin, chondroitin sulfate, condroitina, chondroitine |
msm | | | msm, methylsulfonylmethane |
collagen | | collagen | collagen, kollagen, collagene, colageno, collagen peptides |
marine-collagen | | fish-derived collagen | marine collagen, fish collagen, collagene marin, colageno marino, meereskollagen |
hyaluronic-acid | | | hyaluronic acid, hyaluronsaure, acide hyaluronique, acido hialuronico |
gelatin | | | gelatin, gelatine, gelatina |
chitosan | | shellfish-derived fibre | chitosan |
green-lipped-mussel | | shellfish-derived | green lipped mussel, grunlippmuschel, perna canaliculus | lyprinol
shark-cartilage | | fish-derived | shark cartilage, haiknorpel |
red-yeast-rice | | red-yeast-rice liver-herb | red yeast rice, red rice yeast, roter reis, rotschimmelreis, levure de riz rouge, levadura de arroz rojo, riso rosso fermentato, monascus purpureus, monacolin k, monacolin, levadura roja de arroz, lievito di riso rosso, lievito rosso |
berberine | | berberine glucose-herb | berberine, berberin, berberina, berberis, berberis vulgaris, barberry, berberitze, goldenseal berberine, oregon grape, mahonia, mahonia aquifolium |
goldenseal | | berberine pregnancy-herb cyp-inhibiting-herb | goldenseal, hydrastis, hydrastis canadensis, kanadische gelbwurz |
cinnamon | | glucose-herb | cinnamon, ceylon cinnamon, cinnamomum, cinnamomum verum, zimt, cannelle, canela, cannella, kanel |
cassia-cinnamon | | glucose-herb liver-herb | cassia cinnamon, cassia, cinnamomum cassia, cassiazimt |
bitter-melon | | glucose-herb pregnancy-herb | bitter melon, bitter gourd, karela, momordica, momordica charantia, bittermelone, melon amargo |
fenugreek | | glucose-herb fibre pregnancy-herb | fenugreek, trigonella, trigonella foenum graecum, bockshornklee, fenugrec, fenogreco, fieno greco |
gymnema | | glucose-herb | gymnema, gymnema sylvestre, gurmar |
banaba | | glucose-herb | banaba, lagerstroemia |
inositol | | | inositol, myo inositol, d chiro inositol |
psyllium | A06AC01 | fibre | psyllium, psyllium husk, ispaghula, plantago ovata, flohsamen, flohsamenschalen, ispaghul, psillio, ispagula | metamucil, mucofalk, fybogel, agiocur, lunelax, konsyl
glucomannan | | fibre | glucomannan, konjac, glucomanano, konjacwurzel |
guar-gum | | fibre | guar gum, guar, guarkernmehl, partially hydrolysed guar gum | sunfiber
inulin | | fibre-soluble | inulin, inuline, inulina, fructooligosaccharides, fos |
wheat-bran | | fibre | wheat bran, bran, weizenkleie, son de ble, salvado, crusca, fibre, fiber, fibre supplement, fiber supplement, ballaststoffe |
oat-beta-glucan | | fibre | oat beta glucan, oat bran, oats, haferkleie, avena, beta glucan |
activated-charcoal | A07BA01 | charcoal | activated charcoal, charcoal, aktivkohle, medizinische kohle, charbon actif, charbon vegetal, carbon activado, carbone vegetale, kohle, kohletabletten, kohlekompretten |
bentonite | | charcoal polyvalent-mineral | bentonite, bentonit, clay, heilerde, healing clay, zeolite | luvos
probiotic | A07FA | probiotic | probiotic, probiotics, probiotika, probiotique, probiotico, lactobacillus, bifidobacterium, acidophilus, lactobacillus rhamnosus | culturelle, align, symbioflor, omni biotic
saccharomyces | A07FA02 | live-yeast probiotic | saccharomyces, saccharomyces boulardii, s boulardii, hefe, yeast probiotic | perenterol, florastor, ultra levure
brewers-yeast | | | brewers yeast, bierhefe, levure de biere, levadura de cerveza, lievito di birra |
spirulina | | immune-herb-mild | spirulina, spirulin, arthrospira |
chlorella | | vitamin-k-food | chlorella |
spinach | | vitamin-k-food | spinach, kale, spinat, grunkohl, epinard, epinards, espinaca, spinaci |
boldo | | | boldo, peumus boldus, boldo folium, boldoblatter |
digestive-enzymes | A09AA | | digestive enzymes, verdauungsenzyme, enzymes digestives |
betaine-hcl | | | betaine hcl, betaine hydrochloride, betaine |
bromelain | | antiplatelet-herb | bromelain, bromelaine, bromelina, pineapple enzyme, ananas comosus |
papain | | antiplatelet-herb | papain, papaya enzyme, papaya extract |
nattokinase | | antiplatelet-herb | nattokinase, natto kinase, nattokinasi |
natto | | vitamin-k soy-product | natto |
serrapeptase | | antiplatelet-herb | serrapeptase, serratiopeptidase |
lumbrokinase | | antiplatelet-herb | lumbrokinase |
resveratrol | | antiplatelet-herb | resveratrol, polygonum cuspidatum, japanese knotweed |
quercetin | | | quercetin, quercetine, quercetina |
rutin | | | rutin, rutoside, rutina |
grape-seed | | antiplatelet-herb | grape seed, grapeseed, grape seed extract, opc, traubenkernextrakt, pepins de raisin, semilla de uva, semi d uva |
pycnogenol | | antiplatelet-herb | pycnogenol, pine bark, pine bark extract |
bilberry | | antiplatelet-herb | bilberry, vaccinium myrtillus, heidelbeere, myrtille, arandano, mirtillo nero, blabar |
cranberry | G04BX | cranberry | cranberry, cranberry juice, vaccinium macrocarpon, canneberge, arandano rojo, mirtillo rosso, moosbeere, tranbar, preiselbeere, preiselbeeren |
pomegranate | | | pomegranate, granatapfel, granada, melograno, punica granatum |
grapefruit | | grapefruit | grapefruit, grapefruit juice, grapefruit seed extract, grapefruitsaft, pamplemousse, pomelo, toronja, pompelmo, citrus paradisi |
seville-orange | | grapefruit | seville orange, sour orange juice |
bitter-orange | | stimulant-herb | bitter orange, citrus aurantium, synephrine, bitterorange, pomeranze, orange amere, naranja amarga, arancio amaro |
caffeine | N06BC01 | stimulant-herb caffeine | caffeine, koffein, cafeine, cafeina, caffeina | vivarin
guarana | | stimulant-herb caffeine | guarana, paullinia cupana |
yerba-mate | | stimulant-herb caffeine | yerba mate, mate tea, ilex paraguariensis |
green-tea | | green-tea | green tea, gruner tee, gruntee, the vert, te verde, te verde bevanda, matcha, camellia sinensis, gront te |
green-tea-extract | | green-tea liver-herb stimulant-herb | green tea extract, green tea capsules, egcg, epigallocatechin gallate, gruntee extrakt, extrait de the vert, extracto de te verde, estratto di te verde, camellia sinensis extract |
coffee | | caffeine | coffee, coffee extract, kaffee |
ephedra | | stimulant-herb | ephedra, ma huang, ephedra sinica, meertraubel, ephedrine |
yohimbe | | stimulant-herb seizure-herb | yohimbe, yohimbine, yohimbin, pausinystalia |
echinacea | | immune-herb daisy-family | echinacea, echinacea purpurea, echinacea angustifolia, echinaceae purpureae herba, sonnenhut, purpursonnenhut, equinacea, echinacee, solhatt, echinacia | echinaforce, esberitox, echinacin
astragalus | | immune-herb | astragalus, astragalus membranaceus, huang qi, tragant, astragale, astragalo |
elderberry | | immune-herb-mild | elderberry, elder, sambucus, sambucus nigra, sambuci fructus, holunder, holunderbeere, sureau, sauco, sambuco, flader | sambucol
cats-claw | | immune-herb antiplatelet-herb | cats claw, uncaria, uncaria tomentosa, una de gato, katzenkralle, griffe de chat |
andrographis | | immune-herb antiplatelet-herb | andrographis, andrographis paniculata, kalmegh | kan jang
pelargonium | R05 | immune-herb-mild | pelargonium, pelargonium sidoides, kapland pelargonie, pelargonii radix | umckaloabo, kaloba
reishi | | immune-herb antiplatelet-herb | reishi, ganoderma, ganoderma lucidum, lingzhi, ling zhi |
chaga | | immune-herb glucose-herb | chaga, inonotus obliquus |
cordyceps | | immune-herb | cordyceps |
lions-mane | | | lions mane, hericium, hericium erinaceus, igelstachelbart |
maitake | | immune-herb glucose-herb | maitake, grifola frondosa |
turkey-tail | | immune-herb | turkey tail, coriolus, trametes versicolor |
propolis | | bee-product antiplatelet-herb | propolis, propoleo, bee propolis |
royal-jelly | | bee-product | royal jelly, gelee royale, jalea real, pappa reale |
bee-pollen | | bee-product daisy-family | bee pollen, blutenpollen, polen de abeja, pollen d abeille, polline d api |
honey | | bee-product | honey, manuka, manuka honey, honig, miel, miele |
milk-thistle | A05BA03 | daisy-family milk-thistle | milk thistle, milkthistle, silymarin, silybum, silybum marianum, silybi mariani fructus, mariendistel, chardon marie, cardo mariano, mariatistel, silibinin | legalon
artichoke | | daisy-family bile-herb | artichoke, artichoke leaf, cynara, cynara scolymus, cynarae folium, artischocke, artichaut, alcachofa, carciofo, artischockenblatter | hepar sl
dandelion | | daisy-family diuretic-herb bile-herb potassium-herb | dandelion, taraxacum, taraxacum officinale, taraxaci radix, lowenzahn, pissenlit, diente de leon, tarassaco, maskros |
burdock | | daisy-family | burdock, arctium, arctium lappa, klette, bardane, bardana |
yarrow | | daisy-family | yarrow, achillea, achillea millefolium, schafgarbe, achillee, milenrama, achillea millefoglie, rolleka |
calendula | | daisy-family | calendula, marigold, ringelblume, souci, calendulae flos |
arnica | | daisy-family antiplatelet-herb | arnica, arnika, arnica montana |
wormwood | | daisy-family seizure-herb pregnancy-herb | wormwood, artemisia absinthium, absinthe, wermut, ajenjo, assenzio, malort |
sweet-wormwood | | daisy-family | artemisia annua, sweet wormwood, artemisinin, einjahriger beifuss |
mugwort | | daisy-family pregnancy-herb | mugwort, mugwort tea, artemisia vulgaris, beifuss, armoise |
tansy | | daisy-family pregnancy-herb seizure-herb | tansy, tanacetum vulgare, rainfarn |
coltsfoot | | daisy-family liver-herb pregnancy-herb | coltsfoot, tussilago, tussilago farfara, huflattich, tussilage |
butterbur | | daisy-family liver-herb pregnancy-herb | butterbur, petasites, pestwurz, petasites hybridus | petadolex
chicory | | daisy-family | chicory, cichorium, wegwarte, chicoree |
stevia | | daisy-family | stevia, stevia rebaudiana |
elecampane | | daisy-family | elecampane, inula, inula helenium, alant |
goldenrod | | daisy-family diuretic-herb | goldenrod, solidago, solidago virgaurea, goldrute, verge d or |
black-cohosh | G02CX04 | liver-herb estrogenic-herb pregnancy-herb | black cohosh, cimicifuga, cimicifuga racemosa, actaea racemosa, cimicifugae rhizoma, traubensilberkerze, actee a grappes noires, cohosh noir, cohosh negro, cimicifuga negra | remifemin, klimadynon
blue-cohosh | | pregnancy-herb | blue cohosh, caulophyllum |
red-clover | | estrogenic-herb | red clover, trifolium pratense, rotklee, trefle rouge, trebol rojo, trifoglio rosso | promensil
soy | | soy-product estrogenic-herb soy | soy, soya, soja, soybean, soy protein, soy isoflavones, isoflavones, soja isoflavone, genistein, soia, soy milk |
lecithin | | soy-product | lecithin, soy lecithin, lecithine, lecitina, sojalecithin, phosphatidylcholine |
phosphatidylserine | | soy-product | phosphatidylserine, phosphatidyl serine, fosfatidilserina |
wild-yam | | estrogenic-herb | wild yam, dioscorea, dioscorea villosa, yamswurzel |
chasteberry | G02CX03 | hormone-herb pregnancy-herb | chasteberry, chaste tree, chaste tree berry, vitex, vitex agnus castus, agnus castus, agni casti fructus, monchspfeffer, keuschlamm, gattilier, sauzgatillo, agnocasto, munkpeppar | agnucaston, agnolyt, premular
maca | | hormone-herb | maca, lepidium meyenii |
saw-palmetto | G04CX02 | antiplatelet-herb hormone-herb | saw palmetto, serenoa, serenoa repens, sabal, sabal serrulata, sagepalme, palmier nain, palma enana, sabalis serrulatae fructus | permixon, prostagutt
pygeum | G04CX01 | | pygeum, pygeum africanum, prunus africana | tadenan
pumpkin-seed | | | pumpkin seed, pumpkin seeds, kurbiskern, kurbiskerne, pepins de courge, semillas de calabaza, cucurbita |
nettle | | diuretic-herb vitamin-k-food | nettle, stinging nettle, nettle leaf, nettle root, nettle tea, urtica, urtica dioica, urticae folium, brennnessel, ortie, ortiga, ortica, brannassla, nassla |
horsetail | | diuretic-herb | horsetail, equisetum, equisetum arvense, ackerschachtelhalm, schachtelhalm, prele, cola de caballo, equiseto |
juniper | | diuretic-herb pregnancy-herb | juniper, juniperus, wacholder, genievre, enebro, ginepro |
aristolochia | | liver-herb kidney-herb pregnancy-herb | aristolochia, aristolochic acid, birthwort, guang fang ji, osterluzei, aristoloche, aristoloquia |
tinospora | | liver-herb glucose-herb immune-herb | tinospora, tinospora cordifolia, guduchi, giloy, heart leaved moonseed |
policosanol | | | policosanol |
ladys-mantle | | | ladys mantle, alchemilla, alchemilla vulgaris, alchemillae herba, frauenmantel, frauenmantelkraut, alchemille, pie de leon, alchemilla volgare |
uva-ursi | | pregnancy-herb kidney-herb | uva ursi, bearberry, arctostaphylos, arctostaphylos uva ursi, barentraubenblatter, busserole, gayuba | cystinol
parsley | | diuretic-herb | parsley, petroselinum, petersilie, persil, perejil, prezzemolo |
hawthorn | C01EB04 | hawthorn | hawthorn, crataegus, crataegi folium cum flore, weissdorn, aubepine, espino blanco, majuelo, biancospino, hagtorn | crataegutt, faros
motherwort | | sedating-herb | motherwort, leonurus, herzgespann, agripaume |
olive-leaf | | pressure-lowering-herb | olive leaf, olive leaf extract, olea europaea, olivenblatt, feuille d olivier, hoja de olivo |
hibiscus | | pressure-lowering-herb | hibiscus, hibiscus sabdariffa, hibiskus, karkade, roselle |
beetroot | | pressure-lowering-herb | beetroot, beet juice, beetroot juice, rote bete, betterave, remolacha, barbabietola |
hops | | sedating-herb estrogenic-herb | hops, hop, humulus, humulus lupulus, lupuli flos, hopfen, hopfenzapfen, houblon, lupulo, luppolo, humle |
passionflower | | sedating-herb | passionflower, passion flower, passiflora, passiflora incarnata, passiflorae herba, passionsblume, passiflore, pasiflora, flor de la pasion, passionsblomma |
lemon-balm | | sedating-herb thyroid-herb | lemon balm, melissa, melissa officinalis, melissae folium, melisse, zitronenmelisse, melisa, toronjil, citronmeliss | klosterfrau
lavender | | sedating-herb | lavender, lavandula, lavandula angustifolia, lavendel, lavande, lavanda, silexan | lasea, calmaid
skullcap | | sedating-herb liver-herb | skullcap, scutellaria, scutellaria lateriflora, helmkraut |
chinese-skullcap | | liver-herb | chinese skullcap, scutellaria baicalensis, baikal skullcap |
california-poppy | | sedating-herb | california poppy, eschscholzia, kalifornischer mohn, eschscholtzia |
cbd | N03AX24 | sedating-herb cbd liver-herb | cbd, cannabidiol, cbd oil, hemp extract, cbd ol | epidiolex, epidyolex
cannabis | | sedating-herb cannabis | cannabis, marijuana, thc, hanf, cannabis sativa | sativex
jujube | | sedating-herb | jujube, ziziphus |
magnolia-bark | | sedating-herb | magnolia bark, magnolia officinalis, honokiol |
mulungu | | sedating-herb | mulungu |
kratom | | sedating-herb strong-sedative-herb liver-herb | kratom, mitragyna, mitragyna speciosa |
bacopa | | cholinergic-herb | bacopa, bacopa monnieri, brahmi |
gotu-kola | | sedating-herb liver-herb | gotu kola, centella, centella asiatica |
huperzine | | cholinergic-herb | huperzine, huperzine a, huperzia serrata |
vinpocetine | | antiplatelet-herb pregnancy-herb | vinpocetine, vinpocetin |
saffron | | serotonin-supplement-mild | saffron, safran, azafran, zafferano, crocus sativus, affron |
holy-basil | | glucose-herb antiplatelet-herb | holy basil, tulsi, ocimum sanctum, ocimum tenuiflorum |
schisandra | | schisandra | schisandra, schizandra, schisandra chinensis, wu wei zi |
maral-root | | | maral root, rhaponticum |
moringa | | glucose-herb | moringa, moringa oleifera |
aloe-vera | A06AB | laxative-herb glucose-herb | aloe vera juice, aloe juice, aloe latex, aloe, aloe vera, aloe barbadensis |
aloe-gel | | | aloe vera gel, aloe gel |
senna | A06AB06 | laxative-herb | senna, senna leaf, cassia senna, sennae folium, sennesblatter, sene, hojas de sen, foglie di senna | senokot, midro, x prep, pursennid
cascara | A06AB07 | laxative-herb | cascara, cascara sagrada, rhamnus purshiana |
frangula | | laxative-herb | frangula, buckthorn bark, faulbaumrinde, bourdaine |
rhubarb | | laxative-herb | rhubarb root, rhubarb, rheum palmatum, rhabarberwurzel |
slippery-elm | | fibre | slippery elm, ulmus rubra, ulmus fulva |
marshmallow | | fibre | marshmallow root, althaea, althaea officinalis, eibisch, guimauve, malvavisco, altea, marshmallow, althaeae radix, eibischwurzel |
peppermint | A03 | peppermint | peppermint, peppermint oil, peppermint tea, mentha piperita, menthae piperitae aetheroleum, pfefferminze, pfefferminzol, menthe poivree, menta piperita, pepparmynta, menta, hierbabuena, spearmint, grune minze | colpermin, iberogast advance
caraway | | | caraway, carum carvi, kummel, carvi, alcaravea, kummelol |
fennel | | estrogenic-herb | fennel, foeniculum, foeniculum vulgare, fenchel, fenouil, hinojo, finocchio, fankal |
anise | | | anise, aniseed, pimpinella anisum, anis, anice |
thyme | R05 | | thyme, thymus vulgaris, thymi herba, thymian, thym, tomillo, timo, timjan | bronchicum
ivy-leaf | R05CA12 | | ivy leaf, ivy, hedera helix, efeu, efeublatter, lierre, hiedra, edera | prospan
sage | | seizure-herb-mild | sage, salvia, salvia officinalis, salbei, sauge |
rosemary | | | rosemary, rosmarinus, rosmarin, romarin, romero, rosmarino |
oregano-oil | | | oregano oil, oil of oregano, oregano, origanum |
eucalyptus | R05 | seizure-herb | eucalyptus, eucalyptus oil, eukalyptus, eucalipto | gelomyrtol
camphor | | seizure-herb | camphor, kampfer, camphre, alcanfor, canfora |
linden | | | linden, lime flower, tilia, lindenbluten, tilleul, tila, tiglio |
rooibos | | | rooibos, aspalathus |
rose-hip | | vitamin-c | rose hip, rosehip, rosa canina, hagebutte, cynorrhodon, escaramujo, rosa canina frutto, nypon | litozin
devils-claw | M09AX | antiplatelet-herb glucose-herb bile-herb pregnancy-herb | devils claw, harpagophytum, harpagophytum procumbens, harpagophyti radix, teufelskralle, griffe du diable, harpagofito, garra del diablo, artiglio del diavolo, djavulsklo | teltonal, doloteffin
willow-bark | | salicylate-herb salicylate antiplatelet-herb | willow bark, willow, white willow, white willow bark, salix, salix alba, salicis cortex, weidenrinde, ecorce de saule, saule blanc, saule, corteza de sauce, sauce blanco, corteccia di salice, salice bianco, salice | assalix, assplant
meadowsweet | | salicylate-herb salicylate | meadowsweet, filipendula, filipendula ulmaria, madesuss, reine des pres, ulmaria |
boswellia | | boswellia | boswellia, boswellia serrata, frankincense, weihrauch, encens indien, encens, incenso, incienso, olibanum | h15
horse-chestnut | C05CX03 | antiplatelet-herb | horse chestnut, aesculus, aesculus hippocastanum, rosskastanie, marron d inde, castano de indias, ippocastano, aescin, marronnier d inde, marron d inde | venostasin, aescusan
butchers-broom | | | butchers broom, ruscus, ruscus aculeatus, mausedorn, fragon, rusco |
red-vine-leaf | C05CX | | red vine leaf, vitis vinifera, rotes weinlaub, vigne rouge | antistax
sweet-clover | | antiplatelet-herb | sweet clover, melilotus, steinklee |
witch-hazel | | | witch hazel, hamamelis, zaubernuss |
comfrey | | liver-herb pregnancy-herb | comfrey, symphytum, symphytum officinale, beinwell, consoude, consuelda, consolida |
chaparral | | liver-herb | chaparral, larrea, larrea tridentata |
germander | | liver-herb | germander, teucrium, teucrium chamaedrys, gamander, germandree |
pennyroyal | | liver-herb pregnancy-herb | pennyroyal, mentha pulegium, poleiminze, menthe pouliot, poleo |
greater-celandine | | liver-herb bile-herb pregnancy-herb | greater celandine, chelidonium, chelidonium majus, schollkraut, chelidoine |
garcinia | | liver-herb serotonin-supplement-mild | garcinia, garcinia cambogia, hydroxycitric acid |
he-shou-wu | | liver-herb | he shou wu, fo ti, polygonum multiflorum |
usnic-acid | | liver-herb | usnic acid, usnea |
noni | | potassium-source liver-herb | noni, noni juice, morinda, morinda citrifolia |
coconut-water | | potassium-source | coconut water, kokoswasser, eau de coco, agua de coco |
alfalfa | | potassium-herb vitamin-k immune-herb | alfalfa, medicago sativa, luzerne |
pau-darco | | antiplatelet-herb | pau d arco, pau darco, lapacho, tabebuia |
essiac | | | essiac |
neem | | glucose-herb pregnancy-herb | neem, azadirachta, niem |
tea-tree-oil | | | tea tree oil, teebaumol, melaleuca |
dhea | | hormone-supplement | dhea, dehydroepiandrosterone | 
pregnenolone | | hormone-supplement | pregnenolone |
dim | | hormone-supplement | dim, diindolylmethane, indole 3 carbinol, i3c |
calcium-d-glucarate | | | calcium d glucarate, d glucaric acid |
nmn | | | nmn, nicotinamide mononucleotide, nad, nicotinamide riboside |
pqq | | | pqq |
astaxanthin | | | astaxanthin, astaxanthine |
lutein | | | lutein, zeaxanthin, luteine, luteina | 
lycopene | | | lycopene, lycopin, licopeno |
danshen | | antiplatelet-herb | danshen, salvia miltiorrhiza, red sage |
goji | | | goji, goji berry, goji berries, lycium barbarum, wolfberry, bocksdorn |
colostrum | | milk-product | colostrum, kolostrum, bovine colostrum |
lactoferrin | | | lactoferrin |
whey-protein | | milk-product | whey, whey protein, molke, molkenprotein, lactoserum, suero de leche, goat whey |
casein | | milk-product | casein, kasein, caseine |
pea-protein | | | pea protein, erbsenprotein |
mct-oil | | | mct oil, mct, mct ol |
apple-cider-vinegar | | glucose-herb potassium-herb | apple cider vinegar, apfelessig, vinaigre de cidre, vinagre de manzana |
sodium-bicarbonate | | | sodium bicarbonate, baking soda, natron, natriumhydrogencarbonat, bicarbonate de soude |
electrolytes | | potassium-source | electrolytes, electrolyte powder, elektrolyte |
colloidal-silver | | polyvalent-mineral | colloidal silver, kolloidales silber, argent colloidal |
dmso | | | dmso |
black-pepper | | black-pepper-extract | black pepper extract, piperine, bioperine, black pepper, schwarzer pfeffer |
cayenne | | antiplatelet-herb | cayenne, capsicum, capsaicin, chili, cayennepfeffer |
cocoa | | caffeine | cocoa, kakao, cacao |
tribulus | | hormone-herb | tribulus, tribulus terrestris |
tongkat-ali | | hormone-herb | tongkat ali, eurycoma longifolia |
horny-goat-weed | | | horny goat weed, epimedium |
shilajit | | iron | shilajit, mumijo |
triphala | | laxative-herb glucose-herb | triphala |
amla | | vitamin-c glucose-herb | amla, emblica officinalis, phyllanthus emblica |
shatavari | | estrogenic-herb | shatavari, asparagus racemosus |
guggul | | thyroid-herb antiplatelet-herb pregnancy-herb | guggul, commiphora mukul, guggulsterone |
coleus | | pressure-lowering-herb antiplatelet-herb | coleus forskohlii, forskolin, coleus |
tart-cherry | | | tart cherry, montmorency cherry, sauerkirsche, cherry juice |
bitter-almond | | | apricot kernel, amygdalin, laetrile, vitamin b17 |
alcohol | V03AB16 | alcohol | alcohol, wine, beer, spirits, alkohol, wein, alcool, vin, alcohol consumption, whisky, whiskey, vodka, liquor |
acai | | | acai, euterpe oleracea |
acerola | | vitamin-c | acerola, malpighia |
agaricus | | immune-herb | agaricus, agaricus blazei |
agrimony | | | agrimony, agrimonia, odermennig |
angelica | | antiplatelet-herb | angelica, angelica archangelica, engelwurz, angelique |
barley-grass | | vitamin-k-food | barley grass, gerstengras, wheatgrass, weizengras |
bergamot | | | bergamot, citrus bergamia, bergamotte |
blackcurrant | | | blackcurrant, ribes nigrum, johannisbeere, cassis |
blessed-thistle | | daisy-family | blessed thistle, cnicus benedictus, benediktenkraut |
blue-green-algae | | immune-herb | blue green algae, afa algae, aphanizomenon |
caprylic-acid | | | caprylic acid, caprylsaure |
cardamom | | | cardamom, kardamom |
carnosine | | | carnosine, l carnosine |
chia | | fibre plant-omega | chia, chia seeds, chiasamen, salvia hispanica |
choline | | | choline, cholin, colina, choline bitartrate |
citicoline | | | citicoline, cdp choline, alpha gpc |
clove | | antiplatelet-herb | clove, cloves, gewurznelke, clou de girofle, clavo, chiodi di garofano |
codonopsis | | | codonopsis |
coriander | | | coriander, koriander, coriandre |
damiana | | | damiana, turnera diffusa |
dmg | | | dmg, dimethylglycine, tmg, trimethylglycine |
dulse | | iodine-source | dulse, nori, wakame |
elderflower | | | elderflower, sambuci flos, holunderbluten, fleur de sureau |
eyebright | | | eyebright, euphrasia, augentrost |
gentian | | | gentian, gentiana, enzian, gentiane, genciana, genziana |
hemp-oil | | plant-omega | hemp oil, hemp seed oil, hanfol |
hmb | | | hmb |
hyssop | | seizure-herb | hyssop, hyssopus, ysop |
icelandic-moss | | | icelandic moss, cetraria, islandisch moos |
jiaogulan | | antiplatelet-herb | jiaogulan, gynostemma |
kudzu | | estrogenic-herb | kudzu, pueraria |
lactase | | | lactase, laktase |
lemon-verbena | | | lemon verbena, aloysia, verveine, hierba luisa, hierbaluisa, cedrina |
vervain | | | vervain, verbena, verbena officinalis, eisenkraut |
lemongrass | | | lemongrass, zitronengras |
mallow | | fibre | mallow, malva, malve, mauve |
mastic-gum | | | mastic gum, mastic, mastix |
mistletoe | | immune-herb | mistletoe, viscum, viscum album, mistel, gui, muerdago, vischio |
mullein | | | mullein, verbascum, konigskerze |
myrrh | | | myrrh, myrrhe, commiphora myrrha, mirra |
oak-bark | | | oak bark, eichenrinde, quercus |
ornithine | | | ornithine, l ornithine |
pea | | | palmitoylethanolamide, pea palmitoylethanolamide |
plantain | | | plantain, plantago lanceolata, spitzwegerich |
raspberry-leaf | | pregnancy-herb | raspberry leaf, raspberry leaves, himbeerblatter, feuille de framboisier |
raspberry-ketones | | stimulant-herb | raspberry ketones, raspberry ketone |
sea-buckthorn | | | sea buckthorn, hippophae, sanddorn, argousier |
shiitake | | immune-herb | shiitake, lentinula |
uridine | | | uridine |
vanadium | | glucose-herb | vanadium, vanadyl sulfate |
watercress | | vitamin-k-food | watercress, brunnenkresse |
white-mulberry | | glucose-herb | white mulberry, mulberry leaf, morus alba |
wild-lettuce | | sedating-herb | wild lettuce, lactuca virosa |
yellow-dock | | laxative-herb | yellow dock, rumex crispus |
yucca | | | yucca |
sulforaphane | | | sulforaphane, broccoli sprout, broccoli extract |
d-mannose | | | d mannose, mannose |
butyrate | | | butyrate, sodium butyrate |
spermidine | | | spermidine |
fisetin | | | fisetin |
apigenin | | | apigenin |
beta-alanine | | | beta alanine |
bcaa | | | bcaa, leucine, l leucine, branched chain amino acids, eaa |
l-serine | | | l serine, serine |
l-histidine | | | l histidine, histidine |
methionine | | | methionine, l methionine |
cysteine | | | cysteine, l cysteine |
primrose-flower | | | primula, schlusselblume, primevere |
joint-mixture | | shellfish-derived glucosamine | glucosamine chondroitin msm | osteo bi flex
`

/** Allergens that are not substances themselves, one a line as above; they are never recognised in a plan. */
export const ALLERGENS = `
ragweed | | daisy-allergen | ragweed, ambrosia, asteraceae, compositae, daisy, daisies, daisy family, mugwort, chrysanthemum, chrysanthemums, korbblutler, composees, astracees, compuestas, composite, sunflower, traubenkraut, beifusspollen, margerite, composite plants
bee-allergen | | bee-allergen | bee, bees, bee venom, bee sting, bee stings, bee products, wasp, bienen, biene, bienengift, bienenstich, abeille, abeilles, venin d abeille, abejas, abeja, api, ape, hymenoptera
fish-allergen | | fish-allergen | fish, cod, salmon, tuna, fisch, poisson, pescado, pez, pesce, fisk, seafood, meeresfruchte, fruits de mer, mariscos, frutti di mare
shellfish-allergen | | shellfish-allergen | shellfish, crustaceans, crustacean, shrimp, prawn, prawns, crab, lobster, mussel, mussels, molluscs, mollusks, seafood, krustentiere, schalentiere, meeresfruchte, garnelen, crustaces, fruits de mer, crevettes, mariscos, crustaceos, gambas, crostacei, frutti di mare, skaldjur
soy-allergen | | soy-allergen | soy, soya, soja, soybean, soybeans, soia, soy protein, soja protein
penicillin-allergen | | penicillin-allergen | penicillin, penicillins, penicillin v, penicillin g, penizillin, penicilline, penicilina, penicillina, pcn, beta lactam, beta lactams, betalactam
aspirin-allergen | | salicylate-allergen nsaid-allergen | aspirin, salicylate, salicylates, salicylic acid, acetylsalicylic acid, salicylat, salicylate intolerance, aspirina, aspirine, samter, asa, ass, nsaid, nsaids, ibuprofen, naproxen, diclofenac, nsar, ains, aine, fans
sulfa-allergen | | sulfa-allergen | sulfa, sulfa drugs, sulfonamide, sulfonamides, sulphonamide, sulphonamides, sulfamide, sulfonamid, sulphur drugs
lactose-allergen | | lactose-allergen | lactose, lactose intolerance, lactose intolerant, laktose, laktoseintoleranz, lactosa, lattosio, laktos
pineapple-allergen | | pineapple-allergen | pineapple, ananas, pina
latex-allergen | | latex-allergen | latex, rubber, papaya, kautschuk, lattice
milk-allergen | | milk-allergen | milk, cows milk, milk protein, dairy, casein, whey, milch, milcheiweiss, lait, leche, latte, kuhmilch
celery-allergen | | carrot-allergen | celery, carrot, apiaceae, umbelliferae, sellerie, celeri, apio, sedano, doldenblutler
`
