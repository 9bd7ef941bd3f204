import { layerWords } from './layer-labels';
import { motionWords } from './motion-labels';
import { navigationWords } from './navigation-labels';
import { optionWords } from './option-labels';
import { slideWords } from './slide-labels';
import { styleWords } from './style-labels';
import type { Words } from './option-label';

let known: Words | undefined;

/** A function, so that texts are translated on first use. */
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
