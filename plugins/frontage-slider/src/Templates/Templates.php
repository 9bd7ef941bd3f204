<?php

namespace Frontage\Slider\Templates;

use Frontage\Slider\Model\Document\Blocks;
use Frontage\Slider\Place;

defined( 'ABSPATH' ) || exit;

/**
 * Sliders to begin with, as block patterns: core's inserter shows them, and so does the slider's own gallery.
 *
 * Each is a file of `patterns/`, which WordPress reads when somebody asks for its content: visitors' pages never do.
 */
final class Templates {

	/** Categories of patterns: whole sliders; single slides; groups of layers. The last two stand in the slider's gallery alone. */
	public const SLIDERS = 'frontage-sliders';
	public const SLIDES  = 'frontage-slides';
	public const LAYERS  = 'frontage-layers';

	public static function register(): void {
		register_block_pattern_category( self::SLIDERS, [ 'label' => __( 'Sliders', 'frontage-slider' ) ] );
		foreach ( self::all() as $name => [ $category, $title, $description, $keywords ] ) {
			register_block_pattern(
				"frontage-slider/$name",
				[
					'title'         => $title,
					'description'   => $description,
					'keywords'      => $keywords,
					'categories'    => [ $category ],
					'inserter'      => self::SLIDERS === $category,
					'viewportWidth' => 1280,
					'filePath'      => self::file( $name ),
				]
			);
		}
	}

	/** @return array<string, array{ string, string, string, list<string> }> Category, title, what it is good for, further words that find it; in the gallery's order. */
	public static function all(): array {
		return [
			'hero'  => [ self::SLIDERS, __( 'Hero with a headline', 'frontage-slider' ), __( 'The first thing visitors see: a large picture that breathes, a headline whose words rise one by one, two buttons.', 'frontage-slider' ), [ 'hero', 'header', 'split text', 'pan and zoom' ] ],
			'split' => [ self::SLIDERS, __( 'Half picture, half words', 'frontage-slider' ), __( 'Introduces two or three things side by side with their picture, in the colours of your theme.', 'frontage-slider' ), [ 'split', 'features', 'services' ] ],
			'quote' => [ self::SLIDERS, __( 'What customers say', 'frontage-slider' ), __( 'Testimonials, one at a time, in large type.', 'frontage-slider' ), [ 'testimonials', 'quotes', 'reviews' ] ],
		];
	}

	/**
	 * A template's document, as the slider's model has it.
	 *
	 * @return array<string, mixed>
	 */
	public static function document( string $name ): array {
		$content = (string) ( \WP_Block_Patterns_Registry::get_instance()->get_registered( "frontage-slider/$name" )['content'] ?? '' );
		$blocks  = array_values( array_filter( parse_blocks( $content ), static fn ( array $block ): bool => 'frontage/slider' === $block['blockName'] ) );
		return $blocks ? Blocks::from_blocks( $blocks[0] ) : [];
	}

	/**
	 * Prints a slider as blocks.
	 *
	 * @param array<string, mixed> $document
	 */
	public static function show( array $document ): void {
		$document = is_rtl() ? Mirror::document( $document ) : $document;
		$block    = Blocks::to_blocks( $document );
		$layout   = $document['options']['sliderLayout'] ?? 'auto';

		$block['attrs']['align'] = 'auto' === $layout ? 'wide' : 'full';
		echo serialize_block( $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- blocks for an editor; their JSON escapes itself.
	}

	public static function file( string $name ): string {
		return Place::file( "patterns/$name.php" );
	}
}
