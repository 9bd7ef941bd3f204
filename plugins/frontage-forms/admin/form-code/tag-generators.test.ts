import { composeByNames, composeByParts, connectTagGenerators } from './tag-generators';

function panel( html: string, version = '2' ): HTMLElement {
	document.body.innerHTML = `<button data-taggen="open-dialog" data-target="d">Open</button><dialog id="d" class="tag-generator-dialog"><form class="tag-generator-panel" data-id="thing" data-version="${ version }">${ html }</form></dialog>`;
	return document.querySelector( 'form' )!;
}

beforeAll( () => {
	globalThis.CSS ??= { escape: ( text: string ) => text } as typeof CSS;
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
} );

test( 'a panel of today says each part of the tag', () => {
	const form = panel( `
		<select data-tag-part="basetype"><option value="stars" selected></option></select>
		<input type="checkbox" data-tag-part="type-suffix" value="*" checked>
		<input data-tag-part="name" value="your stars!">
		<input data-tag-part="option" data-tag-option="class:" value="a  b">
		<input type="checkbox" data-tag-part="option" data-tag-option="half" checked>
		<input type="checkbox" data-tag-part="option" data-tag-option="off">
		<textarea data-tag-part="value">one\n\ntwo "2"</textarea>` );
	expect( composeByParts( form ) ).toBe( '[stars* yourstars class:a class:b half "one" "two &quot;2&quot;"]' );
} );

test( 'content stands between two tags, and a panel that says too little makes none', () => {
	expect(
		composeByParts(
			panel(
				'<input data-tag-part="basetype" value="agree"><input data-tag-part="name" value="a"><textarea data-tag-part="content">Yes</textarea>'
			)
		)
	).toBe( '[agree a] Yes [/agree]' );
	expect( composeByParts( panel( '<input data-tag-part="basetype" value="agree"><input required>' ) ) ).toBe( '' );
} );

test( 'a panel of former times says them by names and classes', () => {
	const form = panel(
		`<input type="checkbox" name="required" checked><input name="name" value="colour">
		<input class="option" name="class" value="a b"><input class="option color" name="bg" value="fff">
		<input class="option filetype" name="filetypes" value="pdf, jpg"><input type="checkbox" class="option" name="wide" checked>
		<textarea name="values">x</textarea><input class="tag" name="swatch">`,
		'1'
	);
	expect( composeByNames( form, 'swatch' ) ).toBe(
		'[swatch* colour class:a class:b bg:#fff filetypes:pdf|jpg wide "x"]'
	);
} );

test( 'the tag is shown as it grows and goes into the template', () => {
	panel( `
		<input data-tag-part="basetype" value="stars"><input data-tag-part="name" value="s">
		<input data-tag-part="tag"><strong data-tag-part="mail-tag"></strong>
		<button type="button" data-taggen="insert-tag">Insert</button>` );
	const insert = jest.fn();
	connectTagGenerators( insert );
	document.querySelector< HTMLElement >( '[data-taggen="open-dialog"]' )!.click();
	expect( document.querySelector( 'dialog' )!.open ).toBe( true );
	expect( document.querySelector( 'strong' )!.textContent ).toBe( '[s]' );
	const name = document.querySelector< HTMLInputElement >( '[data-tag-part="name"]' )!;
	name.value = 'stars-2';
	name.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	document.querySelector< HTMLElement >( '[data-taggen="insert-tag"]' )!.click();
	expect( insert ).toHaveBeenCalledWith( '[stars stars-2]' );
	expect( document.querySelector( 'dialog' )!.open ).toBe( false );
} );
