/**
 * Where a coastal city has land: from one compass bearing clockwise to another, in degrees from the north as seen from
 * its seat. Demonstration schools are set around their cities at random, and would stand in the sea.
 */
export const landSide: Readonly<Record<string, readonly [number, number]>> = {
  'aracaju-se': [200, 340],
  'belem-pa': [30, 150],
  'florianopolis-sc': [60, 120],
  'fortaleza-ce': [120, 240],
  'guaruja-sp': [20, 70],
  'jaboatao-dos-guararapes-pe': [230, 340],
  'joao-pessoa-pb': [180, 340],
  'macapa-ap': [200, 340],
  'maceio-al': [290, 380],
  'natal-rn': [190, 320],
  'niteroi-rj': [50, 110],
  'olinda-pe': [230, 340],
  'porto-alegre-rs': [10, 150],
  'recife-pe': [220, 330],
  'rio-de-janeiro-rj': [270, 350],
  'salvador-ba': [10, 60],
  'santos-sp': [250, 330],
  'sao-luis-ma': [90, 200],
  'sao-vicente-sp': [230, 320],
  'serra-es': [220, 340],
  'vila-velha-es': [200, 300],
  'vitoria-es': [250, 340],
};
