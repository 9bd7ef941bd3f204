import { layerWords } from './layer-words';
import { motionWords } from './motion-words';
import { navigationWords } from './navigation-words';
import { optionWords } from './option-words';
import { slideWords } from './slide-words';
import { styleWords } from './style-words';
import type { Words } from './word';

let known: Words | undefined;

/** A function, called late: texts are translated when they are asked for. */
export const allWords = (): Words =>
	( known ??= {
		...optionWords(),
		...navigationWords(),
		...slideWords(),
		...layerWords(),
		...styleWords(),
		...motionWords(),
	} );

export function wordOf( owner: string, key: string ): { label: string; help?: string } {
	const word = allWords()[ owner ]?.[ key ] ?? key;
	return typeof word === 'string' ? { label: word } : { label: word[ 0 ], help: word[ 1 ] };
}
