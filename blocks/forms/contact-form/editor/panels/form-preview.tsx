import { Disabled, Notice, Spinner } from '@wordpress/components';
import { createPortal, RawHTML, useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { lookProps } from '../form-appearance';
import type { Preview } from './data/use-preview';

/** The classes and styles of the block, for the form's element: the block is not around it here. */
export type ShownLook = ReturnType< typeof lookProps >;

/** A form as visitors see it, inert. */
export function ShownForm( { preview, look, title }: { preview: Preview; look: ShownLook; title?: string } ) {
	return (
		<>
			{ preview.failure && (
				<Notice status="warning" isDismissible={ false } politeness="polite">
					{ preview.failure }
				</Notice>
			) }
			{ preview.html === undefined ? (
				! preview.failure && <Spinner />
			) : (
				<StillFrame
					html={ preview.html }
					look={ look }
					title={ title ?? __( 'Form preview', 'frontage-forms' ) }
				/>
			) }
		</>
	);
}

/** The styles that a frame does not inherit from the block around it. */
const INHERITED = [ 'color', 'color-scheme', 'font-family', 'font-size', 'font-weight', 'line-height' ];

/**
 * Renders markup from PHP in a separate document that cannot execute scripts, event attributes or script URLs.
 *
 * Users who may write any HTML may have put scripts into a template. On the page they are the owner's responsibility. Here they would run
 * with the rights of the user who edits the page, and a blocklist is never complete. `allow-same-origin` lets us write into the document
 * and measure it; without `allow-scripts` the browser executes nothing in it.
 */
function StillFrame( { html, look, title }: { html: string; look: ShownLook; title: string } ) {
	const [ page, setPage ] = useState< { frame: HTMLIFrameElement; body: HTMLElement } >();
	const [ height, setHeight ] = useState( 0 );
	const shell = useRef( '' );

	/** Once, with the styles of the canvas: a new `srcDoc` would load them again with each keystroke. */
	const open = useCallback( ( frame: HTMLIFrameElement | null ) => {
		if ( frame && ! shell.current ) {
			shell.current = emptyPage( frame.ownerDocument );
			frame.srcdoc = shell.current;
		}
	}, [] );

	useEffect( () => {
		const { parentElement: around, ownerDocument } = page?.frame ?? {};
		const has = around && ownerDocument?.defaultView?.getComputedStyle( around );
		INHERITED.forEach( ( name ) => has && page?.body.style.setProperty( name, has.getPropertyValue( name ) ) );
	} );

	useEffect( () => {
		if ( ! page ) {
			return;
		}
		const { body } = page;
		const measure = () => setHeight( body.scrollHeight );
		const observer = new ResizeObserver( measure );
		observer.observe( body );
		return () => observer.disconnect();
	}, [ page ] );

	return (
		<Disabled>
			<iframe
				ref={ open }
				className="fr-contact-form__shown"
				title={ title }
				sandbox="allow-same-origin"
				style={ { blockSize: height } }
				onLoad={ ( { currentTarget: frame } ) => {
					const body = frame.contentDocument?.body;
					if ( body?.dataset.of === 'form' ) {
						setPage( { frame, body } );
					}
				} }
			/>
			{ page &&
				createPortal(
					<div { ...look } className={ `wp-block-frontage-contact-form ${ look.className }` }>
						<RawHTML>{ /\bfr-look-inside\b/.test( look.className ) ? withBlanks( html ) : html }</RawHTML>
					</div>,
					page.body
				) }
		</Disabled>
	);
}

/** Browsers detect an empty field by its placeholder, for labels inside fields; on the page Rendering/FormAppearance.php adds it. */
const withBlanks = ( html: string ) =>
	html.replace(
		/<input(?=[^>]*\stype="(?:text|email|tel|url|number|password)")(?=[^>]*wpcf7-form-control)(?![^>]*\splaceholder=)/g,
		'$& placeholder=" "'
	);

/** An empty page with the styles of another one. */
function emptyPage( like: Document ): string {
	const styles = Array.from(
		like.querySelectorAll( 'link[rel~="stylesheet"], style' ),
		( style ) => style.outerHTML
	);
	const page = like.implementation.createHTMLDocument();
	const { documentElement: root, body } = page;
	root.lang = like.documentElement.lang;
	root.dir = like.documentElement.dir || like.body.dir;
	page.head.insertAdjacentHTML( 'beforeend', `<base href="${ encodeURI( like.baseURI ) }">${ styles.join( '' ) }` );
	// Last, so that it overrides the canvas's own page styles: the block already has its spacing.
	const bare = page.createElement( 'style' );
	// The space below the last block is relative to the viewport, here to the frame, which would grow with it.
	bare.textContent =
		':root, body.editor-styles-wrapper { background: none; block-size: auto; margin: 0; min-block-size: 0; overflow: hidden; padding: 0; }' +
		'body.editor-styles-wrapper::after { content: none; }';
	page.head.append( bare );
	body.className = 'editor-styles-wrapper';
	body.dataset.of = 'form';
	return `<!doctype html>${ root.outerHTML }`;
}
