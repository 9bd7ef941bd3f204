/** Password strength meter with WordPress's own zxcvbn, loaded when typing starts. It is advisory only. */
import type { Strength } from '../page-data';

type Zxcvbn = ( password: string, inputs?: string[] ) => { score: number };

const global = window as { zxcvbn?: Zxcvbn };
let coming: Promise< unknown > | undefined;

const bring = ( src: string ) =>
	( coming ??= new Promise( ( done, failed ) => {
		const script = document.createElement( 'script' );
		script.src = src;
		script.onload = done;
		script.onerror = failed;
		document.head.append( script );
	} ) );

export function measure( field: HTMLInputElement, { zxcvbn, label, degrees }: Strength ): void {
	const box = document.createElement( 'span' );
	const meter = document.createElement( 'span' );
	const text = document.createElement( 'span' );
	box.className = 'fr-account__strength';
	box.hidden = true;
	const say = ( name: string, value: string | number ) => meter.setAttribute( name, String( value ) );
	say( 'role', 'meter' );
	say( 'aria-label', label );
	say( 'aria-valuemin', 0 );
	say( 'aria-valuemax', 4 );
	box.append( meter, text );
	( field.closest( '.fr-account__field' ) ?? field.parentElement! ).append( box );

	const look = () => {
		const judge = global.zxcvbn;
		box.hidden = ! judge || ! field.value;
		if ( judge && field.value ) {
			// Username and email address make a password weak. Long passwords are truncated, since zxcvbn is slow with them.
			const others = [
				...( field.form?.querySelectorAll< HTMLInputElement >( '[data-field=user],[data-field=email]' ) ?? [] ),
			];
			const { score } = judge( field.value.slice( 0, 100 ), [
				document.title,
				...others.map( ( { value } ) => value ),
			] );
			text.textContent = degrees[ score ] ?? '';
			say( 'data-score', score );
			say( 'aria-valuenow', score );
			say( 'aria-valuetext', text.textContent );
		}
	};
	field.addEventListener( 'input', look );
	bring( zxcvbn ).then( look, () => {} ); // Without it there is no advice.
}
