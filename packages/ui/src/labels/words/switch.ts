// `switch` is a word of the language, hence the name it is exported under.
const switchWords = { on: 'Sim', off: 'Não' } as const;
export { switchWords as switch };
