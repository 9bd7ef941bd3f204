import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** A file that a test passes to a page: name, content, type. */
export interface Upload {
	name: string;
	text: string;
	type?: string;
}

export const file = ( name: string, text = `This is ${ name }.` ) => ( { name, text } );

export const asChosen = ( { name, text, type = 'text/plain' }: Upload ) => ( {
	name,
	mimeType: type,
	buffer: Buffer.from( text ),
} );

/** The DataTransfer of a drag or a clipboard. */
function carried( page: Page, files: Upload[] ) {
	return page.evaluateHandle( ( all ) => {
		const data = new DataTransfer();
		all.forEach( ( { name, text, type = 'text/plain' } ) =>
			data.items.add( new File( [ text ], name, { type } ) )
		);
		return data;
	}, files );
}

/** Drops files as if dragged from a folder. */
export async function drop( target: Locator, ...files: Upload[] ): Promise< void > {
	const dataTransfer = await carried( target.page(), files );
	for ( const event of [ 'dragenter', 'dragover', 'drop' ] ) {
		await target.dispatchEvent( event, { dataTransfer } );
	}
}

export async function paste( target: Locator, ...files: Upload[] ): Promise< void > {
	const data = await carried( target.page(), files );
	await target.evaluate(
		( element, clipboardData ) =>
			element.dispatchEvent( new ClipboardEvent( 'paste', { bubbles: true, cancelable: true, clipboardData } ) ),
		data
	);
}

interface SentFile {
	name: string;
	size: number;
	url: string;
}

/** The files of a form's newest message in the inbox. */
export async function sentFiles( requestUtils: RequestUtils, form: { id: number } ): Promise< SentFile[] > {
	const { submissions } = await requestUtils.rest< { submissions: { id: number }[] } >( {
		path: `/frontage/v1/submissions?form=${ form.id }`,
	} );
	const { fields } = await requestUtils.rest< { fields: { files: SentFile[] }[] } >( {
		path: `/frontage/v1/submissions/${ submissions[ 0 ]!.id }`,
	} );
	return fields.flatMap( ( { files } ) => files );
}
