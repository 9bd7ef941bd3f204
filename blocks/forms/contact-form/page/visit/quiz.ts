import { FIELD_QUIZ, WRAP } from '../format';
import { hiddenField } from './events';

/** Field name → question and the token that goes with it. */
export type Quiz = Record< string, [ question: string, token: string ] >;

/**
 * Asks the fresh questions. A typed answer stays where the question is the same, or, with `gently`, stays together
 * with its old question and token.
 */
export function renewQuiz( form: HTMLFormElement, quiz: Quiz | undefined, gently = false ): void {
	for ( const wrap of form.querySelectorAll< HTMLElement >( WRAP ) ) {
		const fresh = quiz?.[ wrap.dataset.name ?? '' ];
		const label = wrap.querySelector( '.wpcf7-quiz-label' );
		const input = wrap.querySelector< HTMLInputElement >( '.wpcf7-quiz' );
		const token = hiddenField( form, FIELD_QUIZ + wrap.dataset.name );
		if ( ! fresh || ! label || ! input || ! token ) {
			continue;
		}
		const other = label.textContent !== fresh[ 0 ];
		if ( other && gently && ( input.value || input === form.ownerDocument.activeElement ) ) {
			continue;
		}
		if ( other ) {
			label.textContent = fresh[ 0 ];
			input.value = '';
		}
		token.value = fresh[ 1 ];
	}
}

export function hasQuiz( form: HTMLFormElement ): boolean {
	return !! form.querySelector( '.wpcf7-quiz' );
}
