import { BlockCanvas, BlockEditorProvider } from '@wordpress/block-editor';
import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { lookProps, NO_LOOK } from '../form-appearance';
import { usePreview } from '../panels/data/use-preview';
import { ShownForm } from '../panels/form-preview';
import type { Starter } from '../panels/starter-list';
import { UNSAVED } from './data/new-form';

const LOOK = lookProps( NO_LOOK );
const NO_BLOCKS: [] = [];

type Props = { starter: Starter; address: string; onClose: () => void };

/** A form template as visitors would see it, in the theme's styles, and the way to use it. */
export function TemplatePreview( { starter, address, onClose }: Props ) {
	const preview = usePreview( UNSAVED, starter.form, '' );
	const settings = window.frontageFormBuilder ?? {};
	return (
		<Modal
			className="fr-form-builder__preview"
			title={ starter.title }
			size="large"
			onRequestClose={ onClose }
			headerActions={
				<Button __next40pxDefaultSize variant="primary" href={ address }>
					{ __( 'Use form', 'frontage-forms' ) }
				</Button>
			}
		>
			<BlockEditorProvider value={ NO_BLOCKS } settings={ settings }>
				<BlockCanvas height="min(640px, 65vh)" styles={ settings.styles }>
					<div style={ { padding: 24 } }>
						<ShownForm preview={ preview } look={ LOOK } title={ starter.title } />
					</div>
				</BlockCanvas>
			</BlockEditorProvider>
		</Modal>
	);
}
