import { BlockControls, useBlockProps, store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType, type BlockConfiguration, type BlockEditProps } from '@wordpress/blocks';
import { Placeholder, ToolbarButton } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { RawHTML } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { envelope } from '@wordpress/icons';

/** The block of Contact Form 7 in migrated pages: kept unchanged until an editor converts it to ours. */
type OldBlock = {
	id?: number;
	hash?: string;
	title?: string;
	htmlTitle?: string;
	content: string;
};

/** The same form as our block. */
function createReplacement( { id, hash, htmlTitle }: OldBlock ) {
	return createBlock( 'frontage/contact-form', {
		form: hash?.slice( 0, 7 ) || String( id ?? '' ),
		htmlTitle: htmlTitle ?? '',
	} );
}

function Edit( { attributes, clientId }: BlockEditProps< OldBlock > ) {
	const { replaceBlock } = useDispatch( blockEditorStore );
	const replace = () => void replaceBlock( clientId, createReplacement( attributes ) );
	return (
		<div { ...useBlockProps() }>
			<BlockControls>
				<ToolbarButton onClick={ replace }>{ __( 'Convert to Form block', 'frontage-forms' ) }</ToolbarButton>
			</BlockControls>
			<Placeholder
				icon={ envelope }
				label={ attributes.title || __( 'Contact form', 'frontage-forms' ) }
				instructions={ __(
					'This block was created with Contact Form 7 and still works. Convert it to edit the form here.',
					'frontage-forms'
				) }
			/>
		</div>
	);
}

const settings = {
	apiVersion: 3,
	title: 'Contact Form 7',
	category: 'widgets',
	icon: 'email',
	attributes: {
		id: { type: 'integer' },
		hash: { type: 'string' },
		title: { type: 'string' },
		htmlId: { type: 'string' },
		htmlName: { type: 'string' },
		htmlTitle: { type: 'string' },
		htmlClass: { type: 'string' },
		output: { type: 'string' },
		content: { type: 'string', source: 'raw' },
	},
	supports: { className: false, customClassName: false, html: false, inserter: false, reusable: false },
	transforms: {
		to: [ { type: 'block', blocks: [ 'frontage/contact-form' ], transform: createReplacement } ],
	},
	edit: Edit,
	save: ( { attributes }: { attributes: OldBlock } ) => <RawHTML>{ attributes.content }</RawHTML>,
};

// Contact Form 7 registers it itself while it is active.
if ( ( window as unknown as { frontageOldBlock?: true } ).frontageOldBlock ) {
	registerBlockType( 'contact-form-7/contact-form-selector', settings as unknown as BlockConfiguration< OldBlock > );
}
