<?php
/**
 * The sliders of the demo: each shows one end of the range, as a document of the slider's model.
 */

namespace Frontage\Demo\Sliders;

defined( 'ABSPATH' ) || exit;

foreach ( [ 'parts', 'hero', 'works', 'film', 'carousels', 'story', 'gallery', 'thumbs' ] as $file ) {
	require_once __DIR__ . "/sliders/$file.php";
}

/** @return list<array{0: string, 1: string, 2: array<string, mixed>}> Heading, sentence, slider: in the order of the page. */
function all(): array {
	return [
		[ '', '', hero() ],
		[ 'Parallax layers', 'Three full-width slides. Text and image move at different speeds as you scroll.', works() ],
		[ 'Video background', 'A full-screen slide with a silent video and a button that scrolls down.', film() ],
		[ 'Flat carousel', 'Several slides at a time. Drag it, or use the arrow keys.', flat() ],
		[ 'Ring carousel', 'The same cards in 3D, arranged on a circle.', ring() ],
		[ 'Scroll story', 'The page stays in place while you scroll through the slide.', story() ],
		[ 'Popup slider', 'A slider that opens in a dialog when you select a button.', opener() ],
		[ 'Thumbnails and tabs', 'Every thumbnail is a button with a name.', thumbs() ],
	];
}
