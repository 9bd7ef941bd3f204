import { FIELD_QUIZ, WRAP } from '../format';
import { hiddenField } from '../events';

/** Field name → question and its token. */
export type Quiz = Record< string, [ question: string, token: string ] >;

/** Shows the new questions. A typed answer is kept when the question is the same, or, with `gently`, together with its old question and token. */
function renewQuiz( form: HTMLFormElement, quiz: Quiz | undefined, shouldKeepAnswers = false ): void {
	for ( const wrap of form.querySelectorAll< HTMLElement >( WRAP ) ) {
		const fresh = quiz?.[ wrap.dataset.name ?? '' ];
		const label = wrap.querySelector( '.wpcf7-quiz-label' );
		const input = wrap.querySelector< HTMLInputElement >( '.wpcf7-quiz' );
		const token = hiddenField( form, FIELD_QUIZ + wrap.dataset.name );
		if ( ! fresh || ! label || ! input || ! token ) {
			continue;
		}
		const isNewQuestion = label.textContent !== fresh[ 0 ];
		if ( isNewQuestion && shouldKeepAnswers && ( input.value || input === form.ownerDocument.activeElement ) ) {
			continue;
		}
		if ( isNewQuestion ) {
			label.textContent = fresh[ 0 ];
			input.value = '';
		}
		token.value = fresh[ 1 ];
	}
}

/** Field name → URL of the image. */
export type Captcha = Record< string, string >;

/** Shows the new images; their number is submitted with the answer. */
function renewCaptcha( form: HTMLFormElement, captcha: Captcha | undefined ): void {
	for ( const [ field, url ] of Object.entries( captcha ?? {} ) ) {
		const image = form.querySelector< HTMLImageElement >( `img.wpcf7-captcha-${ CSS.escape( field ) }` );
		const answer = form.querySelector< HTMLInputElement >( `input[name="${ CSS.escape( field ) }"]` );
		const challenge = hiddenField( form, `_wpcf7_captcha_challenge_${ field }` );
		const number = /(\d+)\.(?:png|gif|jpeg)$/.exec( url )?.[ 1 ];
		if ( image && answer && challenge && number ) {
			image.src = url;
			answer.value = '';
			challenge.value = number;
		}
	}
}

/** Applies the new questions and images of a response. */
export function renewQuestions(
	form: HTMLFormElement,
	fresh: { quiz?: Quiz; captcha?: Captcha } = {},
	shouldKeepAnswers = false
): void {
	renewQuiz( form, fresh.quiz, shouldKeepAnswers );
	renewCaptcha( form, fresh.captcha );
}

/** Whether the form has a question whose answer expires. */
export function hasQuiz( form: HTMLFormElement ): boolean {
	return !! form.querySelector( '.wpcf7-quiz, .wpcf7-captchar' );
}
