<?php

declare( strict_types=1 );

namespace Frontage\Forms\Starters;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\FieldGroups;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** A small SVG preview of a form, drawn from its fields: lines for texts, boxes for fields. */
final class StarterThumbnail {

	private const WIDTH = 200;

	/** Galleries crop thumbnails at the bottom: a short form has free space there instead. */
	private const MIN_HEIGHT = 120;
	private const GAP   = 12;

	/** Colors that are visible on white and on black. */
	private const LINE   = '#8c8f94';
	private const BUTTON = '#3858e9';

	/** Parts of SVG paths: strokes for texts, outlines of fields, filled areas. */
	private string $words  = '';
	private string $boxes  = '';
	private string $dashes = '';
	private string $fills  = '';

	private readonly Form $form;

	public function __construct( Form $form ) {
		$groups     = new FieldGroups( $form->template );
		$this->form = $form->with( [ 'template' => $groups->remove_groups( $groups->list_names() ) ] );
	}

	/** The alternative text of the preview: the labels and the button. */
	public function alt_text(): string {
		preg_match_all( '~<(?:label|legend)>([^<\n]+)~', $this->form->template, $labels );
		$buttons = array_map( static fn ( FormTag $tag ): string => $tag->values[0] ?? '', $this->form->find_tags( 'submit' ) );
		$words   = array_filter( array_map( static fn ( string $text ): string => trim( FormTag::decode_entities( $text ) ), [ ...$labels[1], ...$buttons ] ) );
		return wp_sprintf( '%l', array_values( $words ) );
	}

	/** A data URL for the `src` of an image. */
	public function data_url(): string {
		$height = max( self::MIN_HEIGHT, $this->draw_rows() - self::GAP + 2 );
		$mirror = is_rtl() ? ' transform="matrix(-1 0 0 1 ' . self::WIDTH . ' 0)"' : '';
		$svg    = sprintf(
			'<svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="-1 -1 %3$d %4$d"><g fill="none" stroke="%5$s"%6$s>'
				. '<path stroke-width="4" stroke-linecap="round" opacity=".6" d="%7$s"/><path d="%8$s"/><path stroke-dasharray="3" d="%9$s"/><path fill="%10$s" stroke="none" d="%11$s"/></g></svg>',
			self::WIDTH,
			$height,
			self::WIDTH + 2,
			$height + 2,
			self::LINE,
			$mirror,
			$this->words,
			$this->boxes,
			$this->dashes,
			self::BUTTON,
			$this->fills
		);
		return 'data:image/svg+xml,' . rawurlencode( $svg );
	}

	/** Draws all fields, those in columns side by side; returns the height. */
	private function draw_rows(): int {
		$this->words  = '';
		$this->boxes  = '';
		$this->dashes = '';
		$this->fills  = '';
		$offset_y     = 0;
		foreach ( preg_split( '~(<div class="fr-form-columns">.*?</div>)~s', $this->form->template, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: [] as $index => $segment ) {
			$tags  = $this->form->with( [ 'template' => $segment ] )->tags();
			$width = 1 === $index % 2 && $tags ? intdiv( self::WIDTH - self::GAP * ( count( $tags ) - 1 ), count( $tags ) ) : self::WIDTH;
			$rows  = [ $offset_y ];
			foreach ( $tags as $position => $tag ) {
				$is_beside = $width < self::WIDTH;
				$rows[]    = $this->draw_field( $tag, $is_beside ? $position * ( $width + self::GAP ) : 0, $is_beside ? $offset_y : max( $rows ), $width );
			}
			$offset_y = max( $rows );
		}
		return max( $offset_y, self::GAP );
	}

	/** Draws one field; returns where the next one begins. */
	private function draw_field( FormTag $tag, int $x, int $y, int $width ): int {
		$control = TagTypeRegistry::instance()->control( $tag->basetype );
		if ( 'submit' === $control ) {
			$line_length  = min( self::WIDTH, 24 + $this->text_length( $tag->values[0] ?? '' ) );
			$this->fills .= "M3 {$y}h" . ( $line_length - 6 ) . "q3 0 3 3v14q0 3-3 3h-" . ( $line_length - 6 ) . "q-3 0-3-3v-14q0-3 3-3z";
			return $y + 20 + self::GAP;
		}
		if ( 'acceptance' === $control ) {
			$this->draw_box( $x, $y, 8, 8 );
			$this->draw_word( $x + 16, $y + 4, min( $width - 20, $this->text_length( $tag->content ) ) );
			return $y + 8 + self::GAP;
		}
		$this->draw_word( $x + 2, $y + 2, min( $width - 4, 30 + 7 * strlen( $tag->name ) % 50 ) );
		$y += 9;
		if ( in_array( $control, [ 'radio', 'checkbox' ], true ) ) {
			return $this->draw_choices( $tag, 'radio' === $control, $x, $y, $width );
		}
		if ( 'calculation' === $control ) {
			$this->draw_word( $x + 2, $y + 5, 40 );
			return $y + 8 + self::GAP;
		}
		[ $right, $high ] = [ $x + $width, match ( $control ) {
			'textarea'      => 32,
			'file', 'mfile' => 24,
			default         => 16,
		} ];
		if ( 'range' === $control ) {
			$this->draw_box( $x, $y + 5, $width, 3 );
			$this->draw_circle( $x + intdiv( $width * 3, 4 ), $y + 7, 5 );
		} elseif ( 24 === $high ) {
			$this->dashes .= "M{$x} {$y}h{$width}v{$high}h-{$width}z";
			$middle        = $x + intdiv( $width, 2 );
			$this->boxes  .= "M{$middle} " . ( $y + 6 ) . 'v12m-6-6h12';
		} else {
			$this->draw_box( $x, $y, $width, $high );
			$this->boxes .= match ( $control ) {
				'select' => 'M' . ( $right - 14 ) . ' ' . ( $y + 6 ) . 'l4 4 4-4',
				'date'   => 'M' . ( $right - 15 ) . ' ' . ( $y + 4 ) . 'h9v8h-9zm0 3h9',
				'number' => 'M' . ( $right - 13 ) . ' ' . ( $y + 6 ) . 'l3-3 3 3m-6 4 3 3 3-3',
				default  => '',
			};
		}
		return $y + $high + self::GAP;
	}

	/** Draws checkboxes, as many in a line as fit. */
	private function draw_choices( FormTag $tag, bool $is_radio, int $x, int $y, int $width ): int {
		$position = $x;
		foreach ( array_slice( $tag->values, 0, 4 ) as $choice ) {
			$line_length = min( 60, $this->text_length( $choice ) );
			if ( $position > $x && $position + $line_length + 14 > $x + $width ) {
				$position = $x;
				$y       += 13;
			}
			if ( $is_radio ) {
				$this->draw_circle( $position + 4, $y + 4, 4 );
			} else {
				$this->draw_box( $position, $y, 8, 8 );
			}
			$this->draw_word( $position + 15, $y + 4, $line_length );
			$position += $line_length + 28;
		}
		return $y + 8 + self::GAP;
	}

	private function draw_word( int $x, int $y, int $length ): void {
		$this->words .= "M{$x} {$y}h{$length}";
	}

	private function draw_box( int $x, int $y, int $width, int $height ): void {
		$this->boxes .= "M{$x} {$y}h{$width}v{$height}h-{$width}z";
	}

	private function draw_circle( int $x, int $y, int $radius ): void {
		$this->boxes .= 'M' . ( $x - $radius ) . " {$y}a{$radius} {$radius} 0 1 0 " . 2 * $radius . " 0a{$radius} {$radius} 0 1 0-" . 2 * $radius . ' 0';
	}

	/** Length of the line that represents a text. */
	private function text_length( string $text ): int {
		return min( 170, 4 * mb_strlen( trim( wp_strip_all_tags( $text ) ) ) );
	}
}
