<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's SMTP client, which also records the server's response codes. PHPMailer keeps only the texts, and treats an email as failed
 * that some of its recipients got.
 */
final class RecordingSmtp extends SMTP {

	/** @var int Seconds; the parent's five minutes are too long for a web request. */
	public $Timelimit = Mailer::PATIENCE; // PHPMailer's name.

	private bool $is_begun    = false;
	private bool $is_accepted = false;

	/** @var list<int> Response codes for refused recipients and contents; 0 without a response. */
	private array $refusals = [];

	/** @param (\Closure(int): bool)|null $hold As in Mailer::post(). */
	public function __construct( private readonly ?\Closure $hold = null ) {}

	/**
	 * @param string       $host
	 * @param ?int         $port
	 * @param int          $timeout
	 * @param array<mixed> $options
	 * @return bool
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = [] ) {
		$this->is_begun = true;
		return $this->is_held( $timeout ) && parent::connect( $host, $port, $timeout, $options );
	}

	/**
	 * @param string         $command
	 * @param string         $commandstring
	 * @param int|array<int> $expect
	 * @return bool
	 */
	protected function sendCommand( $command, $commandstring, $expect ) { // PHPMailer's name.
		if ( ! $this->is_held() ) {
			$this->close(); // Nothing more is sent, in particular not the end of the content.
		}
		return parent::sendCommand( $command, $commandstring, $expect );
	}

	/**
	 * Runs for each line of the content, which may take long with a slow server.
	 *
	 * @param string $data
	 * @param string $command
	 * @return int|bool
	 */
	public function client_send( $data, $command = '' ) {
		return $this->is_held() ? parent::client_send( $data, $command ) : false;
	}

	/**
	 * @param string $address
	 * @param string $dsn
	 * @return bool
	 */
	public function recipient( $address, $dsn = '' ) {
		return $this->noted( parent::recipient( $address, $dsn ) );
	}

	/**
	 * @param string $msg_data
	 * @return bool
	 */
	public function data( $msg_data ) {
		$this->is_accepted = $this->noted( parent::data( $msg_data ) );
		return $this->is_accepted;
	}

	/** @param bool $sent PHPMailer's own result. */
	public function verdict( bool $sent, PHPMailer $mailer ): SmtpVerdict {
		return match ( true ) {
			$sent, $this->is_accepted                               => SmtpVerdict::Accepted,
			'smtp' !== $mailer->Mailer                              => SmtpVerdict::Later, // Other ways of sending give no reason.
			! $this->is_begun                                       => SmtpVerdict::Refused, // PHPMailer could not build the email: no recipient, or an invalid address.
			[] !== $this->refusals && 500 <= min( $this->refusals ) => SmtpVerdict::Refused,
			[] === $this->refusals && $this->was_answered()         => SmtpVerdict::Later,
			[] !== $this->refusals && 0 < min( $this->refusals )    => SmtpVerdict::Later,
			default                                                 => SmtpVerdict::Offline,
		};
	}

	/**
	 * Asks for the longest time that a step may take: timeouts set by the site's code count, too, and the response to the content may take
	 * twice as long.
	 */
	private function is_held( int $timeout = 0 ): bool {
		return null === $this->hold || ( $this->hold )( max( $timeout, (int) $this->Timeout ) + 2 * (int) $this->Timelimit ); // PHPMailer's names.
	}

	private function noted( bool $is_accepted ): bool {
		if ( ! $is_accepted ) {
			$this->refusals[] = (int) $this->getError()['smtp_code'];
		}
		return $is_accepted;
	}

	/** Whether the last thing that went wrong was said by the server: a greeting with 4xx, a login, a sender. A line that is cut says nothing. */
	private function was_answered(): bool {
		return '' !== $this->getLastReply();
	}
}
