import { FIELD_QUIZ, WRAP } from '../format';
import { hiddenField } from '../events';

/** Field name → question and the token that goes with it. */
export type Quiz = Record< string, [ question: string, token: string ] >;

/**
 * Asks the fresh questions. A typed answer stays where the question is the same, or, with `gently`, stays together
 * with its old question and token.
 */
function renewQuiz( form: HTMLFormElement, quiz: Quiz | undefined, gently = false ): void {
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

/** Field name → address of the picture. */
export type Captcha = Record< string, string >;

/** Shows the fresh pictures; their number goes with the answer. */
function renewCaptcha( form: HTMLFormElement, captcha: Captcha | undefined ): void {
	for ( const [ field, address ] of Object.entries( captcha ?? {} ) ) {
		const image = form.querySelector< HTMLImageElement >( `img.wpcf7-captcha-${ CSS.escape( field ) }` );
		const answer = form.querySelector< HTMLInputElement >( `input[name="${ CSS.escape( field ) }"]` );
		const challenge = hiddenField( form, `_wpcf7_captcha_challenge_${ field }` );
		const number = /(\d+)\.(?:png|gif|jpeg)$/.exec( address )?.[ 1 ];
		if ( image && answer && challenge && number ) {
			image.src = address;
			answer.value = '';
			challenge.value = number;
		}
	}
}

/** Puts in place what an answer brought anew. */
export function renew( form: HTMLFormElement, fresh: { quiz?: Quiz; captcha?: Captcha } = {}, gently = false ): void {
	renewQuiz( form, fresh.quiz, gently );
	renewCaptcha( form, fresh.captcha );
}

/** Whether the form asks something whose answer grows old. */
export function hasQuiz( form: HTMLFormElement ): boolean {
	return !! form.querySelector( '.wpcf7-quiz, .wpcf7-captchar' );
}
