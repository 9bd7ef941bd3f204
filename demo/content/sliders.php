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
		[ 'Layers that keep their distance', 'Three slides over the whole width: text and picture move at different speeds as you scroll.', works() ],
		[ 'A film behind the words', 'The window’s whole height, a silent film, and a button that leads on.', film() ],
		[ 'A carousel, flat', 'Several at a time; drag it, or use the arrow keys.', flat() ],
		[ 'The same, on a ring', 'Depth without a library: the cards stand on a circle.', ring() ],
		[ 'A story that you scroll', 'The page holds still while the scroll wheel builds the bridge.', story() ],
		[ 'In front of everything', 'A slider that waits until it is called, in a real dialog.', opener() ],
		[ 'Thumbnails and tabs', 'Small pictures lead the way; every one of them is a button with a name.', thumbs() ],
	];
}
