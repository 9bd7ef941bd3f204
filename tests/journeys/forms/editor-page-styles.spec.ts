/** A form on the canvas looks as on the page: in this theme, in WordPress's own, in a plain child of it, and in a classic one. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { makeForm, publish } from '../../support/forms';
import { settled } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const THEMES: Record< string, Record< string, string > > = {
	plainchild: { 'style.css': '/*\nTheme Name: Plain child\nTemplate: twentytwentyfive\n*/' },
	plainclassic: {
		'style.css':
			'/*\nTheme Name: Plain classic\n*/\nbody, input { font-family: Georgia, serif; } label { font-weight: 700; } input[type="submit"] { padding: 12px 30px; border: 0; border-radius: 3px; background: #2b4b8f; color: #fff; font-size: 15px; }',
		'functions.php':
			"<?php add_theme_support( 'editor-styles' ); add_editor_style( 'style.css' ); add_action( 'wp_enqueue_scripts', static fn () => wp_enqueue_style( 'plainclassic', get_stylesheet_uri() ) );",
		'index.php':
			'<!doctype html><html <?php language_attributes(); ?>><head><?php wp_head(); ?></head><body><main><?php while ( have_posts() ) { the_post(); the_content(); } ?></main><?php wp_footer(); ?></body></html>',
	},
};
const folder = ( theme: string ) => path.join( process.env.FRONTAGE_SITE_DIR!, 'content/themes', theme );

test.beforeAll( async () => {
	for ( const [ theme, files ] of Object.entries( THEMES ) ) {
		await mkdir( folder( theme ), { recursive: true } );
		for ( const [ name, text ] of Object.entries( files ) ) {
			await writeFile( path.join( folder( theme ), name ), text );
		}
	}
} );

test.afterAll( async () => {
	await Promise.all( Object.keys( THEMES ).map( ( theme ) => rm( folder( theme ), { recursive: true } ) ) );
} );

const FORM = `<label> Your name
    [text* your-name] </label>

<label> Your company
    [text your-company] </label>

[submit "Ask us"]`;

/** How it is painted; sizes of fonts follow the window, and the canvas is narrower. */
const look = ( element: Locator ) =>
	element.evaluate( ( one ) => {
		const style = getComputedStyle( one );
		return Object.fromEntries(
			(
				[
					'backgroundColor',
					'color',
					'fontFamily',
					'fontWeight',
					'paddingTop',
					'paddingLeft',
					'borderTopWidth',
					'borderTopLeftRadius',
				] as const
			 ).map( ( name ) => [ name, style[ name ] ] )
		);
	} );

for ( const theme of [ 'frontage', 'twentytwentyfive', ...Object.keys( THEMES ) ] ) {
	test.describe( theme, () => {
		test.use( { extraHTTPHeaders: { 'X-Frontage-Theme': theme } } );

		test( 'button, labels and what is required are the page’s on the canvas', async ( {
			admin,
			editor,
			page,
			requestUtils,
		} ) => {
			const { hash } = await makeForm( requestUtils, FORM );
			const content = `<!-- wp:frontage/contact-form {"form":"${ hash.slice( 0, 7 ) }"} /-->`;
			await page.goto( await publish( requestUtils, content ) );
			await settled( page );
			const label = page.locator( 'label', { hasText: 'Your name' } );
			await expect( label ).toContainText( 'Your name (required)' );
			await expect( page.locator( 'label', { hasText: 'Your company' } ) ).not.toContainText( 'required' );
			const onPage = { button: await look( page.locator( '.wpcf7-submit' ) ), label: await look( label ) };

			await admin.createNewPost( { postType: 'page' } );
			await editor.insertBlock( { name: 'frontage/contact-form', attributes: { form: hash.slice( 0, 7 ) } } );
			const canvas = editor.canvas.locator( '.fr-form-canvas' );
			await expect( canvas.locator( '.wpcf7-submit' ) ).toBeVisible();
			await page.evaluate( () => {
				const { wp } = window as unknown as {
					wp: { data: { dispatch: ( store: string ) => { clearSelectedBlock: () => void } } };
				};
				wp.data.dispatch( 'core/block-editor' ).clearSelectedBlock();
			} );
			const shown = canvas.locator( 'label', { hasText: 'Your name' } );
			await expect( shown ).toHaveText( 'Your name(required)' );
			await expect( canvas.locator( 'label', { hasText: 'Your company' } ) ).not.toContainText( 'required' );
			expect( { button: await look( canvas.locator( '.wpcf7-submit' ) ), label: await look( shown ) } ).toEqual(
				onPage
			);
		} );
	} );
}
