import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { makePage, unique } from '../../support/forms';
import { expect, test } from '../../support/test';

/** What people read in each language; the site's own stays English, since other stories share it. */
const LANGUAGES = {
	de_DE: {
		lang: 'de-DE',
		dir: 'ltr',
		name: 'Ihr Name',
		email: 'Ihre E-Mail-Adresse',
		subject: 'Betreff',
		message: 'Ihre Nachricht (optional)',
		submit: 'Absenden',
		required: 'Bitte füllen Sie dieses Feld aus.',
		wrong: 'Ein oder mehrere Felder enthalten einen Fehler. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
		sent: 'Vielen Dank für Ihre Nachricht. Sie wurde gesendet.',
		inbox: 'Posteingang',
		search: 'Nachrichten durchsuchen',
		unread: 'ungelesen',
		reset: 'Zurücksetzen',
		whatWasSent: 'Antworten',
		start: 'Neues Formular erstellen',
		callback: 'Rückruf',
		callMeBack: 'Rückruf anfordern',
		mailPanel: 'E-Mails',
		to: 'Empfänger',
		pause: 'Folien pausieren',
	},
	nb_NO: {
		lang: 'nb-NO',
		dir: 'ltr',
		name: 'Navnet ditt',
		email: 'E-postadressen din',
		subject: 'Emne',
		message: 'Meldingen din (valgfritt)',
		submit: 'Send inn',
		required: 'Fyll ut dette feltet.',
		wrong: 'Ett eller flere felter har en feil. Kontroller og prøv igjen.',
		sent: 'Takk for meldingen din. Den er sendt.',
		inbox: 'Innboks',
		search: 'Søk i meldinger',
		unread: 'ulest',
		reset: 'Tilbakestill',
		whatWasSent: 'Svar',
		start: 'Lag et nytt skjema',
		callback: 'Ring tilbake',
		callMeBack: 'Be om å bli oppringt',
		mailPanel: 'E-poster',
		to: 'Mottaker',
		pause: 'Sett lysbildene på pause',
	},
	ar: {
		lang: 'ar',
		dir: 'rtl',
		name: 'اسمك',
		email: 'بريدك الإلكتروني',
		subject: 'الموضوع',
		message: 'رسالتك (اختياري)',
		submit: 'إرسال',
		required: 'يُرجى ملء هذا الحقل.',
		wrong: 'يوجد خطأ في حقل أو أكثر. يُرجى التحقق والمحاولة مرة أخرى.',
		sent: 'شكرًا لرسالتك. لقد تم إرسالها.',
		inbox: 'صندوق الوارد',
		search: 'البحث في الرسائل',
		unread: 'غير مقروءة',
		reset: 'إعادة ضبط',
		whatWasSent: 'الإجابات',
		start: 'إنشاء نموذج جديد',
		callback: 'معاودة الاتصال',
		callMeBack: 'طلب معاودة الاتصال',
		mailPanel: 'رسائل البريد',
		to: 'المستلم',
		pause: 'إيقاف الشرائح مؤقتًا',
	},
};

/** A form as it begins where the site speaks that language. */
const makeFormIn = ( locale: string, requestUtils: RequestUtils ) =>
	requestUtils.rest< { id: number; hash: string } >( {
		method: 'POST',
		path: '/frontage/v1/contact-forms',
		headers: { 'X-Frontage-Language': locale },
		data: { title: `Form ${ unique() }`, locale },
	} );

/** By how much the page is wider than its window. */
const tooWide = ( page: Page ) =>
	page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth );

for ( const [ locale, words ] of Object.entries( LANGUAGES ) ) {
	test.describe( locale, () => {
		test.use( { extraHTTPHeaders: { 'X-Frontage-Language': locale }, viewport: { width: 390, height: 844 } } );

		test( 'a visitor is told what is wrong and that it was sent; the owner reads it', async ( {
			page,
			browser,
			requestUtils,
			axe,
		} ) => {
			await page.goto( await makePage( requestUtils, await makeFormIn( locale, requestUtils ) ) );
			await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', words.lang );
			expect( await page.evaluate( () => getComputedStyle( document.body ).direction ) ).toBe( words.dir );

			const form = page.locator( 'form.wpcf7-form' );
			await page.getByRole( 'button', { name: words.submit } ).click();
			await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveText( Array( 3 ).fill( words.required ) );
			await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( words.wrong );
			expect( await axe() ).toEqual( [] );
			expect( await tooWide( page ) ).toBe( 0 );

			const word = unique();
			await page.getByLabel( words.name ).fill( `Ann ${ word }` );
			await page.getByLabel( words.email ).fill( 'ann@example.com' );
			await page.getByLabel( words.subject ).fill( word );
			await page.getByLabel( words.message ).fill( word );
			await page.getByRole( 'button', { name: words.submit } ).click();
			await expect( form ).toHaveAttribute( 'data-status', 'sent' );
			await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( words.sent );
			expect( await tooWide( page ) ).toBe( 0 );

			const owner = await browser.newContext( {
				storageState: process.env.STORAGE_STATE_PATH!,
				extraHTTPHeaders: { 'X-Frontage-Language': locale },
				viewport: { width: 1440, height: 900 },
			} );
			const desk = await owner.newPage();
			await desk.goto( '/wp-admin/admin.php?page=frontage-forms' );
			await expect( desk.getByRole( 'heading', { level: 1, name: words.inbox } ) ).toBeVisible();
			expect( await desk.evaluate( () => getComputedStyle( document.body ).direction ) ).toBe( words.dir );
			await desk.getByRole( 'searchbox', { name: words.search } ).fill( word );
			const line = desk.getByRole( 'link', { name: `Ann ${ word } (${ words.unread })` } );
			await expect( line ).toHaveCount( 1 );
			await expect( desk.getByRole( 'button', { name: words.reset, exact: true } ) ).toBeVisible();
			expect( await axe( '#wpbody-content', desk ) ).toEqual( [] );
			await line.click();
			await expect( desk.getByRole( 'region', { name: words.whatWasSent, exact: true } ) ).toContainText( word );
			expect( await axe( '#wpbody-content', desk ) ).toEqual( [] );
			await owner.close();
		} );

		test( 'an editor makes a form from a starter, and its panels speak the language', async ( {
			admin,
			editor,
			page,
			axe,
		} ) => {
			await page.setViewportSize( { width: 1440, height: 900 } );
			await admin.createNewPost( { postType: 'page', title: `Contact ${ unique() }` } );
			await editor.openDocumentSettingsSidebar();
			await editor.insertBlock( { name: 'frontage/contact-form' } );
			await editor.canvas
				.getByRole( 'group', { name: words.start } )
				.getByRole( 'button', { name: words.callback } )
				.first()
				.click();
			const pieces = editor.canvas.locator( '.fr-form-canvas' );
			await expect( pieces.locator( '.wpcf7-submit' ) ).toHaveValue( words.callMeBack );
			const panel = page.getByRole( 'button', { name: words.mailPanel, exact: true } );
			await expect( panel ).toBeVisible();
			if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
				await panel.click();
			}
			expect( await axe( '.block-editor-block-inspector' ) ).toEqual( [] );
			await page.locator( '.fr-form-mails__open' ).first().click();
			await expect( page.getByRole( 'combobox', { name: words.to, exact: true } ) ).toBeVisible();
			expect( await axe( '[role="dialog"]' ) ).toEqual( [] );
		} );

		test( 'the page of sliders fits a phone, and its controls have names', async ( { page, axe } ) => {
			await page.goto( '/sliders/' );
			await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', words.lang );
			await expect( page.getByRole( 'button', { name: words.pause } ).first() ).toBeAttached();
			expect( await tooWide( page ) ).toBe( 0 );
			expect( await axe() ).toEqual( [] );
		} );
	} );
}
