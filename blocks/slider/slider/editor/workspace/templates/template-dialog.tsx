import type { Block } from '@wordpress/blocks';
import { Modal, Spinner } from '@wordpress/components';
import { lazy, Suspense } from '@wordpress/element';
import type { TemplateKind } from './use-templates';

/** Loaded only when somebody opens the templates. */
const Gallery = lazy( async () => ( {
	default: ( await import( /* webpackChunkName: "slider/editor/templates" */ './template-gallery' ) ).TemplateGallery,
} ) );

interface TemplateDialogProps {
	kind: TemplateKind;
	title: string;
	onChoose: ( block: Block ) => void;
	onClose: () => void;
}

/** The gallery as a dialog over the workspace; it closes when a template is chosen. */
export function TemplateDialog( { kind, title, onChoose, onClose }: TemplateDialogProps ) {
	return (
		<Modal title={ title } size="large" onRequestClose={ onClose }>
			<Suspense fallback={ <Spinner /> }>
				<Gallery
					kind={ kind }
					onChoose={ ( block ) => {
						onClose();
						onChoose( block );
					} }
				/>
			</Suspense>
		</Modal>
	);
}
