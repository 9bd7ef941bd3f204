/**
 * The tag generator dialogs of add-ons. There are two kinds of panels. In the newer one, `data-tag-part` of each control names the part of
 * the tag it writes. In the older one, the control's name and classes do.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const findAll = < Kind extends Element = Control >( scope: ParentNode, selector: string ) => [
	...scope.querySelectorAll< Kind >( selector ),
];
const textOf = ( scope: ParentNode, selector: string ) =>
	scope.querySelector< Control >( selector )?.value.trim() ?? '';
const isOff = ( control: Control ) =>
	control instanceof HTMLInputElement && [ 'checkbox', 'radio' ].includes( control.type ) && ! control.checked;

/** One quoted value per line; the grammar has no escapes. */
const splitValues = ( text: string ) =>
	text
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( Boolean )
		.map( ( line ) => `"${ line.replace( /"/g, '&quot;' ) }"` );

function composeTag( type: string, name: string, options: string[], quoted: string[], content: string ): string {
	const tag = `[${ [ type, name, ...options, ...quoted ].filter( Boolean ).join( ' ' ) }]`;
	return content ? `${ tag } ${ content } [/${ type }]` : tag;
}

/** The name in its field, or an unused one if it is empty. */
function nameFrom( panel: ParentNode, selector: string, begins: string ): string {
	const field = panel.querySelector< HTMLInputElement >( selector );
	if ( ! field ) {
		return '';
	}
	const name = field.value.trim().replace( /[^0-9A-Za-z:._-]/g, '' );
	field.value = /^[A-Za-z]/.test( name ) ? name : `${ begins }-${ Math.floor( Math.random() * 1000 ) }`;
	return field.value;
}

/** Empty while required parts are missing. */
export function composeByParts( panel: HTMLElement ): string {
	const base = textOf( panel, '[data-tag-part="basetype"]' );
	if ( ! base || panel.querySelector( ':invalid' ) ) {
		return '';
	}
	const suffix = panel.querySelector< Control >( '[data-tag-part="type-suffix"]' );
	const options = findAll( panel, '[data-tag-part="option"][data-tag-option]' ).flatMap( ( control ) =>
		isOff( control )
			? []
			: ( control.dataset.tagOption ?? '' )
					.split( ' ' )
					.filter( Boolean )
					.flatMap( ( option ) =>
						option.endsWith( ':' )
							? control.value
									.split( /\s+/ )
									.filter( Boolean )
									.map( ( value ) => option + value )
							: [ option ]
					)
	);
	return composeTag(
		base + ( suffix && ! isOff( suffix ) ? suffix.value.trim() : '' ),
		nameFrom( panel, '[data-tag-part="name"]', base ),
		options,
		splitValues( textOf( panel, '[data-tag-part="value"]' ) ),
		textOf( panel, '[data-tag-part="content"]' )
	);
}

/** The option that a control of an older panel writes. */
function optionFromOldField( control: Control ): string[] {
	if ( isOff( control ) || ( control.type === 'radio' && control.classList.contains( 'default' ) ) ) {
		return [];
	}
	if ( control.type === 'checkbox' ) {
		return [ control.name ];
	}
	const words = control.value.trim().split( control.classList.contains( 'filetype' ) ? /[,|\s]+/ : /\s+/ );
	if ( ! words[ 0 ] ) {
		return [];
	}
	if ( control.classList.contains( 'filetype' ) ) {
		return [ `${ control.name }:${ words.join( '|' ) }` ];
	}
	return words.map( ( word ) => `${ control.name }:${ control.classList.contains( 'color' ) ? '#' : '' }${ word }` );
}

export function composeByNames( panel: HTMLElement, base: string ): string {
	const scope = panel.querySelector( `.scope.${ CSS.escape( base ) }` ) ?? panel;
	const type = base + ( panel.querySelector( '[name="required"]:checked' ) ? '*' : '' );
	return composeTag(
		type,
		nameFrom( panel, '[name="name"]', panel.dataset.id ?? base ),
		[
			...findAll( scope, '.option' ).flatMap( optionFromOldField ),
			...( base === 'radio' ? [ 'default:1' ] : [] ),
		],
		splitValues( textOf( scope, '[name="values"]' ) ),
		textOf( scope, '[name="content"]' )
	);
}

/** Shows the tag for the panel's current values. */
function updateTag( panel: HTMLElement ) {
	if ( panel.dataset.version === '1' ) {
		findAll< HTMLInputElement >( panel, '.tag' ).forEach( ( field ) => {
			const base = textOf( panel, '[name="tagtype"]' ) || field.name;
			field.value = base ? composeByNames( panel, base ) : '';
		} );
	} else {
		const tag = composeByParts( panel );
		findAll( panel, '[data-tag-part="tag"]' ).forEach( ( field ) => ( field.value = tag ) );
		findAll< HTMLButtonElement >( panel, '[data-taggen="insert-tag"]' ).forEach(
			( button ) => ( button.disabled = tag === '' )
		);
	}
	const name = `[${ textOf( panel, '[data-tag-part="name"], [name="name"]' ) }]`;
	findAll< HTMLElement >( panel, '[data-tag-part="mail-tag"], span.mail-tag' ).forEach(
		( element ) => ( element.textContent = name )
	);
}

/** Opens the dialogs for the buttons of add-ons, and inserts their result into the template. */
export function connectTagGenerators( insert: ( tag: string ) => void ) {
	for ( const button of findAll< HTMLElement >( document, '[data-taggen="open-dialog"]' ) ) {
		button.addEventListener( 'click', () => {
			const dialog = document.getElementById( button.dataset.target ?? '' );
			const panel = dialog?.querySelector< HTMLElement >( '.tag-generator-panel' );
			if ( dialog instanceof HTMLDialogElement && panel ) {
				updateTag( panel );
				dialog.showModal();
			}
		} );
	}
	for ( const dialog of findAll< HTMLDialogElement >( document, 'dialog.tag-generator-dialog' ) ) {
		dialog.addEventListener( 'input', () => dialog.querySelectorAll< HTMLElement >( 'form' ).forEach( updateTag ) );
		dialog.addEventListener( 'click', ( event ) => {
			const pressed = ( event.target as Element ).closest( 'button, input[type="button"], input[type="submit"]' );
			if ( pressed?.matches( '[data-taggen="close-dialog"]' ) ) {
				dialog.close();
			} else if ( pressed?.matches( '[data-taggen="insert-tag"], .insert-tag' ) ) {
				event.preventDefault();
				const tag = textOf( dialog, '[data-tag-part="tag"], .tag' );
				dialog.close();
				if ( tag ) {
					insert( tag );
				}
			}
		} );
	}
}
