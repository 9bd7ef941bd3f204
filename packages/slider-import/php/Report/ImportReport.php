<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Report;

use Frontage\Slider\Model\Document\Json;

defined( 'ABSPATH' ) || exit;

/** Report of an import: what it understood, changed, kept aside and removed. Contains codes, which a screen translates. */
final class ImportReport implements \JsonSerializable {

	private const LONGEST = 65_536;

	/** @var array<string, int> */
	private array $counts = [];

	/** @var array<string, list<array<string, mixed>>> */
	private array $lists = [
		'rules'          => [],
		'approximated'   => [],
		'renamed'        => [],
		'missingTargets' => [],
		'dropped'        => [],
		'media'          => [],
		'notes'          => [],
	];

	/** @var list<array{path: string, value: mixed}> */
	private array $extras = [];

	/** @var array<string, true> */
	private array $reported = [];

	/** @var array<string, true> */
	private array $addons = [];

	/** @var array<string, array{int|null, string, string}> */
	private array $places = [];

	private string $base = '';

	public function count( string $what, int $by = 1 ): void {
		$this->counts[ $what ] = ( $this->counts[ $what ] ?? 0 ) + $by;
	}

	/**
	 * Adds a rule of docs/reference/slider.md section C that changed something.
	 *
	 * @param array{rule: string, path: string, from: mixed, to?: mixed} $fired
	 */
	public function add_rule( array $fired ): void {
		$this->add( 'rules', $fired );
	}

	/** Adds a feature that the model can only approximate. */
	public function add_approximation( string $path, string $name, string $as ): void {
		$this->add( 'approximated', [ 'path' => $path, 'name' => $name, 'as' => $as ] );
	}

	public function add_renamed( string $path, string $from, string $to ): void {
		$this->add( 'renamed', [ 'path' => $path, 'from' => $from, 'to' => $to ] );
	}

	public function add_missing_target( string $path, string $target ): void {
		$this->add( 'missingTargets', [ 'path' => $path, 'target' => $target ] );
	}

	/** Adds removed text, which exists only in this report: scripts, styles, HTML that is not allowed. */
	public function add_dropped( string $path, string $what, string $text ): void {
		$this->add( 'dropped', [ 'path' => $path, 'what' => $what, 'text' => $text ] );
	}

	/** Adds a file that the slider shows and that is not on this site; nothing is fetched automatically. */
	public function add_media( string $path, string $url ): void {
		$this->add( 'media', [ 'path' => $path, 'url' => $url ] );
	}

	/** URL of the source page; '' if unknown. */
	public function set_page( string $page ): void {
		$this->base = $page;
	}

	/** @param \Closure( string ): string $resolve Returns the absolute form of a URL. */
	public function resolve_urls( \Closure $resolve ): void {
		foreach ( $this->lists['media'] as $n => $one ) {
			$this->lists['media'][ $n ]['url'] = is_string( $one['url'] ) ? $resolve( $one['url'] ) : '';
		}
	}

	public function add_note( string $code, string $path = '', string $detail = '', string $as = '' ): void {
		$this->add( 'notes', [ 'code' => $code, 'path' => $path, 'detail' => $detail ] + ( '' === $as ? [] : [ 'as' => $as ] ) );
	}

	/**
	 * Assigns a path to a layer, so that findings can name it.
	 *
	 * @param int|null $slide Index from 0; null for a layer over all slides.
	 * @param string   $layer Its id in the model.
	 * @param string   $label Readable label of the layer.
	 */
	public function add_place( string $path, ?int $slide, string $layer, string $label ): void {
		$this->places[ $path ] = [ $slide, $layer, $label ];
	}

	/** @return list<Finding> All findings with their weight, heaviest first. */
	public function findings(): array {
		return FindingList::from_lists( $this->lists, $this->extras, array_map( strval( ... ), array_keys( $this->addons ) ), $this->places );
	}

	public function add_addon( string $name ): void {
		$this->addons[ $name ] = true;
	}

	/**
	 * Adds a value without a counterpart in the model. For a text over 64 KB the model keeps the beginning and this
	 * report the whole text.
	 */
	public function add_extra( string $path, mixed $value ): void {
		$this->extras[] = [ 'path' => $path, 'value' => $this->shorten( $path, $value ) ];
	}

	private function shorten( string $path, mixed $value ): mixed {
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $inner ) {
				$value[ $key ] = $this->shorten( "$path.$key", $inner );
			}
		}
		if ( is_string( $value ) && strlen( $value ) > self::LONGEST ) {
			$this->add_dropped( $path, 'end of a long text', $value );
			return mb_strcut( $value, 0, self::LONGEST, 'UTF-8' );
		}
		return $value;
	}

	/** @return list<array{path: string, value: mixed}> Values for the model's `extras`. */
	public function extras(): array {
		return $this->extras;
	}

	/** @return array<string, mixed> */
	public function jsonSerialize(): array {
		ksort( $this->counts );
		return [
			'counts'   => (object) $this->counts,
			'unknown'  => array_column( array_filter( $this->extras, static fn( array $extra ): bool => null !== SettingWeights::weight( $extra['path'], $extra['value'] ) ), 'path' ),
			...$this->lists,
			'addons'   => array_keys( $this->addons ),
			'findings' => $this->findings(),
		] + ( '' === $this->base ? [] : [ 'base' => $this->base ] );
	}

	/** @param array<string, mixed> $entry */
	private function add( string $list, array $entry ): void {
		$key = md5( $list . Json::encode( $entry, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR ) );
		if ( ! isset( $this->reported[ $key ] ) ) {
			$this->reported[ $key ] = true;
			$this->lists[ $list ][] = $entry;
		}
	}
}
